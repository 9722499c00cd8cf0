import type { GradedJob } from '../types.ts';

export const conducteurTravauxElectriciteTertiaireLyon: GradedJob = {
  job: 'conducteur-travaux-electricite-tertiaire-lyon',
  title: 'Conducteur / Conductrice de travaux Électricité CFO-CFA (H/F)',
  spec: `Conducteur / Conductrice de travaux Électricité CFO-CFA (H/F)
CDI – Villeurbanne (69) – chantiers dans un rayon de 60 km

L'ENTREPRISE
Revollat-Chambon installe de l'électricité dans le tertiaire depuis 1974. Nous sommes 85, nous avons nos propres monteurs et notre bureau d'études, et nous préférons finir proprement un chantier que d'en ouvrir deux de plus. Un départ en retraite est prévu au printemps.

CE QUE VOUS FEREZ
- Mener de front quatre à six opérations entre 200 k€ et 1,5 M€ (bureaux, groupes scolaires, cliniques), du transfert par les études jusqu'à la levée de la dernière réserve
- Caler les équipes semaine par semaine : 10 à 20 compagnons, intérim et sous-traitants compris
- Acheter : armoires, TGBT, luminaires, SSI, chemins de câbles
- Sortir les situations en fin de mois, chiffrer et faire signer les travaux modificatifs, défendre la marge
- Tenir votre place en réunion face à la maîtrise d'œuvre et aux autres lots
- Veiller au PPSPS et aux consignations, sans transiger

INDISPENSABLE
- Un BTS ou un DUT/BUT en électrotechnique ou génie électrique, une licence pro du domaine, ou un diplôme d'ingénieur
- 5 ans au minimum à la conduite de travaux ou comme chargé d'affaires exécution, en électricité du bâtiment. Les années de chef de chantier sont appréciées mais ne comptent pas ici
- Habilitations électriques en cours de validité, B2V, BR et BC au moins
- Permis B

CE QUI FERA LA DIFFÉRENCE
- Avoir travaillé en site occupé, idéalement hospitalier
- Caneco BT, AutoCAD
- Bornes de recharge ou photovoltaïque en toiture

NOUS PROPOSONS
45 à 54 k€ selon parcours, véhicule, prime sur résultat de chantier, 12 RTT, mutuelle prise en charge à 70 %.`,
  graded: [
    {
      name: 'stephane-marchal-strong',
      kind: 'strong',
      low: 87,
      high: 97,
      best: 93,
      why: 'BTS, eleven years of electrical site management in occupied healthcare and schools, habilitations renewed in November 2024, permis B and nearly all the nice-to-haves.',
      lacks: [],
      cv: `Stéphane MARCHAL
27 rue des Tilleuls, 69780 Mions – 06 00 00 41 17
Né le 12/03/1985 – Permis B, véhicule personnel

CONDUCTEUR DE TRAVAUX ÉLECTRICITÉ – TERTIAIRE ET SANTÉ

EXPÉRIENCE

Depuis mars 2019 – Conducteur de travaux, Élec Rhodania (120 salariés), Saint-Priest
Cinq chantiers en simultané en moyenne, CA annuel suivi 4,2 M€.
• Clinique des Aubépines, Vénissieux (1,3 M€) : réfection complète du bloc et de 2 étages de chambres sans fermeture, basculement des TGBT de nuit, deux groupes électrogènes
• Groupe scolaire Rosa-Bonheur (480 k€) : courants forts, SSI cat. A, contrôle d'accès
• Plateaux de bureaux à Gerland (3 x 250 k€), 38 bornes de recharge au parking
• Je gère 14 monteurs plus l'intérim, les commandes, les situations, les TMA et le décompte final. Marge moyenne des trois derniers exercices : +1,8 point sur l'étude.

Septembre 2015 – février 2019 – Conducteur de travaux, Girerd Électricité, Bourg-en-Bresse
Collèges, EHPAD, une maison de santé. Chantiers de 100 à 600 k€. Participation aux OPR, suivi des réserves, DOE.

2010 – 2015 – Chef de chantier, même société
2006 – 2010 – Monteur électricien, SARL Perrachon, Ambérieu

FORMATION
BTS Électrotechnique, lycée Claude-Morand, Bourgoin, 2006

HABILITATIONS
B2V, BR, BC, H0V : recyclage novembre 2024 (3 ans)
AIPR encadrant 2023 – SST 2025 – CACES nacelle R486 B, 2022

OUTILS
Caneco BT pour vérifier les notes de calcul, AutoCAD (lecture, reprise de plans), MS Project

Anglais : scolaire. Arbitre de handball le week-end.`,
    },
    {
      name: 'nadia-benkhelifa-chargee-affaires',
      kind: 'synonym',
      low: 84,
      high: 95,
      best: 90,
      why: "Chargée d'affaires exécution for ten years with a DUT GEII, titles of May 2025 and a licence: every must-have is dated, told in her own words.",
      lacks: [],
      cv: `Nadia BENKHELIFA
Bron (69) · 38 ans · nadia.benkhelifa@exemple.test

Aujourd'hui chez Alpélec Bâtiment, à Décines, où je suis arrivée en janvier 2020. Sur ma carte il est écrit « chargée d'affaires », mais chez nous le commerce est fait par quelqu'un d'autre : moi, je reçois l'affaire signée et je la rends avec un DGD accepté. Cela représente une vingtaine d'affaires menées à terme, la plus petite à 90 000 €, la plus grosse à 1,1 million (siège d'une mutuelle à la Part-Dieu, six niveaux, courants forts, précâblage, sûreté, GTB). Deux chefs de chantier et douze électriciens travaillent sur mes opérations, avec deux entreprises amies pour l'incendie et la fibre. Je passe les commandes de tableaux et d'éclairage, je facture à l'avancement, je chiffre les demandes en cours de route et je vais aux réunions du mardi avec l'architecte et l'OPC. En 2023-2024 j'ai eu la rénovation d'un EHPAD habité, étage par étage : c'est le chantier dont je suis le plus fière. Aucun accident avec arrêt depuis 2021.

Avant cela, de 09/2016 à 12/2019, j'ai suivi l'exécution de lots électricité pour la société Voltis & Fils (Grenoble) : logements collectifs d'abord, puis deux gymnases et une médiathèque.

Et encore avant, 2010-2016 : dessinatrice puis projeteuse dans un bureau d'études fluides à Meylan. J'y ai appris le dimensionnement sous Caneco et AutoCAD, que je pratique toujours.

Études : IUT de l'Isère, département Génie électrique et informatique industrielle, diplômée en 2009.

Titres d'habilitation délivrés par mon employeur en mai 2025 : B2V Essai, BR, BC, H0V. Formation SS4 amiante en 2024.
Je conduis (permis voiture depuis 2007) et je fais environ 25 000 km par an pour les chantiers.`,
    },
    {
      name: 'romain-tissot-three-years',
      kind: 'years',
      low: 58,
      high: 70,
      best: 65,
      why: 'Right diploma, valid habilitations and good sites, but only three years as conducteur de travaux; the ad says that chef de chantier years do not count.',
      lacks: ['5 ans de conduite de travaux électricité (3 ans seulement)'],
      cv: `CURRICULUM VITAE
Romain TISSOT 32 ans Meyzieu permis B depuis 2012

Période Employeur Fonction
11/2023 - ce jour SEGY Électricité, Chassieu Conducteur de travaux électricité
3 à 4 chantiers tertiaires (150 à 700 k€) ; crèche de Genas, agence bancaire, immeuble de bureaux Carré de Soie ; planning de 8 à 10 personnes ; achats ; situations ; devis complémentaires ; réunions MOE
02/2018 - 10/2023 SEGY Électricité, Chassieu Chef de chantier électricité
Encadrement de 4 à 7 électriciens, approvisionnements, autocontrôles, mise en service des TGBT, clinique Saint-Aubin en site occupé (2021)
09/2014 - 01/2018 Intérim puis Lumelec, Pusignan Électricien tertiaire N3P1 puis N3P2

Diplômes
2014 BTS Électrotechnique en alternance CFA du Grand Est lyonnais
2012 Bac pro ELEEC mention bien

Habilitations
B2V BR BC B1T H0V validité 02/2028
Travail en hauteur 2024
AIPR concepteur 2024

Logiciels
Caneco BT bon niveau (notes de calcul de mes chantiers depuis 2022)
AutoCAD lecture et modification
Excel suivi budgétaire

Divers
Trésorier d'un club de VTT. Père de deux enfants. Disponible après préavis de 3 mois.`,
    },
    {
      name: 'patrick-delorme-habilitation-echue',
      kind: 'lapsed',
      low: 60,
      high: 72,
      best: 67,
      why: 'Thirteen strong recent years and the BTS, but by his own word the habilitations expired in June 2023; a refresher of a few days would mend it.',
      lacks: ['habilitations électriques en cours de validité (échues en 2023)'],
      cv: `Patrick Delorme, 51 ans, Caluire-et-Cuire. Permis B (et moto).

Vingt-huit ans dans l'électricité, dont les treize derniers à conduire des travaux.

Janvier 2013 à juin 2026 : conducteur de travaux à la SNEB Guillermin, Rillieux-la-Pape (entreprise cédée, mon poste a été supprimé avec le siège). Lots CFO/CFA de lycées, de deux cinémas, d'un laboratoire d'analyses, de la polyclinique des Mûriers (1,4 M€, unités de soins en fonctionnement, livrée en avril 2025). J'avais en général cinq opérations ouvertes, une quinzaine d'ouvriers, et la responsabilité du résultat : achats, sous-traitance, situations, mémoires de travaux supplémentaires, décomptes. Toitures photovoltaïques de 100 kWc sur trois groupes scolaires en 2024.

De 2004 à 2012 : chef de chantier, Entreprise Bouvard Frères, Lyon 8e.
De 1998 à 2004 : électricien chez plusieurs employeurs de la région.

BTS électrotechnique obtenu en 1997, lycée Antoine-Fabre, Saint-Étienne.

Habilitations : j'avais B2V, BR, BC et H2V. Mon dernier titre date de juin 2020 ; il est arrivé à échéance en juin 2023 et le recyclage n'a jamais été programmé par mon ancien employeur. Il faudra donc repasser la formation.

Informatique : AutoCAD, Caneco (je relis plus que je ne calcule), suite bureautique.
Sauveteur secouriste du travail, recyclé en 2025.
Prétentions : 52 k€ et voiture. Libre tout de suite.`,
    },
    {
      name: 'elodie-vasseur-paysage',
      kind: 'trap',
      low: 22,
      high: 36,
      best: 29,
      why: 'A conductrice de travaux, but of landscaping: no electrical diploma, no electrical work of her own and only an H0B0 for non-electricians; site management in general carries over.',
      lacks: [
        'diplôme en électrotechnique ou génie électrique',
        '5 ans de conduite de travaux en électricité',
        'habilitations B2V, BR, BC',
      ],
      cv: `ÉLODIE VASSEUR
Conductrice de travaux – aménagements extérieurs
Tassin-la-Demi-Lune – née en 1989 – permis B et BE

DIPLÔMES
2011 : licence pro Aménagement du paysage, conduite de chantier, université de Clairval
2010 : BTSA Aménagements paysagers

CERTIFICATIONS
AIPR encadrant (2024), habilitation H0B0 exécutant non électricien (2024), CACES R482 A

PARCOURS
Vertuel Paysage, Brignais – conductrice de travaux – avril 2017 à aujourd'hui
J'ai en charge 5 à 7 chantiers entre 80 et 900 k€ : parcs de résidences, cours d'écoles à désimperméabiliser, abords d'une clinique à Écully. Planning de 18 personnes, achats de végétaux, de pavés et de mobilier, situations mensuelles, avenants, réunions avec les maîtres d'œuvre. Sur plusieurs opérations nous ouvrons aussi les tranchées et posons les fourreaux pour l'éclairage des allées ; le tirage des câbles, les mâts et le raccordement reviennent à l'entreprise du lot électricité, que je coordonne.

Jardins Morel, Craponne – cheffe d'équipe puis cheffe de chantier – 2011 à 2017
Plantations, maçonnerie paysagère, arrosage automatique.

LOGICIELS
AutoCAD (plans de masse, profils), Mensura, MS Project

CE QUE JE CHERCHE
Un poste à l'est de Lyon, dans une entreprise à taille humaine, avec des chantiers tertiaires et des interlocuteurs publics.`,
    },
  ],
};
