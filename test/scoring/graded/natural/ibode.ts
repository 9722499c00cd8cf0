/** IBODE, French private clinic: the State diploma, the Order, three years in theatre with orthopaedics, urology or visceral surgery. */
import type { GradedJob } from '../types.ts';

export const ibode: GradedJob = {
  job: 'ibode',
  title: 'Infirmier de bloc opératoire diplômé d’État (IBODE) H/F',
  spec: `La Clinique des Trois-Rivières, à Angers, est un établissement MCO de 210 lits et places qui réalise 17 000 interventions par an dans un bloc de quatorze salles, rénové en 2023. Nous recherchons un(e) IBODE en CDI à temps plein, à compter de janvier 2027.

Votre quotidien. Au sein d'une équipe de 38 infirmiers, vous assurez tour à tour la circulation, l'instrumentation et l'aide opératoire, vous préparez les salles, vous tenez la check-list et la traçabilité des dispositifs médicaux implantables, et vous veillez à l'hygiène et à la sécurité du patient opéré. Deux à trois astreintes par mois.

Votre parcours. Le diplôme d'État d'infirmier de bloc opératoire est exigé, ainsi qu'une inscription à jour à l'Ordre national des infirmiers. Vous justifiez d'au moins trois années passées au bloc opératoire, dont une pratique réelle en orthopédie, en urologie ou en chirurgie viscérale (l'une des trois suffit, nous formons aux autres).

Vous connaissez le robot chirurgical, vous avez été référent(e) d'une spécialité ou tuteur d'étudiants ? C'est un plus. L'AFGSU 2 en cours de validité sera appréciée.

Ce que nous proposons. Reprise d'ancienneté à 100 %, 38 heures avec RTT, prime bloc de 250 euros, crèche partenaire, restaurant le midi. Le poste est ouvert aux personnes en situation de handicap. Candidature à adresser à Mme Le Goff, cheffe de bloc ; discrétion assurée.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 95,
      why: 'IBODE depuis 2017, Ordre à jour, onze ans de bloc en orthopédie et viscéral, robot, référente, tutrice, AFGSU 2.',
      lacks: [],
      cv: `Maëlle KERVADEC
IBODE
Les Ponts-de-Cé (49)

DIPLÔMES
2017  Diplôme d'État d'infirmière de bloc opératoire, école du CHU de Rennes
2012  Diplôme d'État d'infirmière, IFSI de Vannes
2025  AFGSU niveau 2 (recyclage)
2022  Certification utilisateur robot (console assistante), 2 jours

EXPÉRIENCE
Depuis sept. 2019 : IBODE, Polyclinique du Val-de-Maine, Angers (11 salles)
 - Orthopédie : PTH, PTG, épaule, ligamentoplasties ; référente de la spécialité depuis 2021 (arsenal, DMI, commandes, nouveaux matériels)
 - Viscéral et urologie : cœlioscopies, colectomies, prostatectomies au robot, environ 60 par an
 - Circulante, instrumentiste et aide opératoire selon le programme
 - Tutrice d'élèves IBODE et d'étudiants de troisième année
 - Groupe check-list et audits HAS
 - Trois astreintes par mois

Sept. 2017 - août 2019 : IBODE, CHU de Rennes, bloc d'orthopédie-traumatologie

2014 - 2016 : infirmière de bloc, Clinique de l'Estuaire, Vannes (avant l'école)
2012 - 2014 : infirmière, service de chirurgie digestive, Vannes

Inscrite à l'Ordre national des infirmiers, cotisation 2026 réglée.

Disponible après un préavis de deux mois.`,
    },
    {
      name: 'panseuse',
      kind: 'synonym',
      low: 79,
      high: 94,
      best: 88,
      why: "Dit en autres mots : spécialisation d'État obtenue en 2016, panseuse et à la table, tableau ordinal, prothèses de hanche et hernies.",
      lacks: [],
      cv: `Bonjour, je m'appelle Solange Mbarga-Pinson, j'ai 41 ans et je vis à Saumur.

Mon métier, c'est la salle d'op. J'y suis entrée en février 2013 à l'hôpital de Saumur, je suis partie en formation spécialisée à Tours d'octobre 2014 à mars 2016, j'en suis revenue diplômée (DE de bloc, mention bien) et je n'ai plus quitté le vestiaire vert.

De mars 2016 à décembre 2020, bloc du Centre hospitalier de Saumur : césariennes, hernies, vésicules, côlons, appendices la nuit.

Depuis janvier 2021, Clinique Sainte-Aldegonde à Cholet, quatre salles de prothèses. Hanches, genoux, reprises, quelques mains. Une semaine panseuse, une semaine à la table, et je tiens les écarteurs quand le chirurgien opère seul. Ouverture de salle, comptage des compresses, étiquettes d'implants collées et saisies, temps d'arrêt avant incision. C'est moi qui accueille les nouveaux et qui leur apprends les boîtes. Gardes à domicile deux fois par mois.

Avant : trois ans et demi d'infirmière en réanimation à Angers (IFSI d'Angers, diplôme d'État en 2009).

Tableau de l'Ordre, département 49, à jour. Gestes d'urgence : refaits en mars 2024.

Le robot ? J'en ai vu un, de loin.

Je cherche à me rapprocher du collège de ma fille.`,
    },
    {
      name: 'eleve-ibode',
      kind: 'in-progress',
      low: 54,
      high: 70,
      best: 62,
      why: "Cinq ans de bloc comme infirmier, Ordre à jour ; en deuxième année d'école, diplôme attendu à l'été 2027.",
      lacks: ["diplôme d'État d'infirmier de bloc opératoire"],
      cv: `Quentin BOISSINOT
Infirmier, élève en école d'infirmiers de bloc opératoire

Formation
• Depuis septembre 2025 : école IBODE, CHU de Nantes, promotion 2025-2027 (grade master). Semestres 1 et 2 validés, jury final en juillet 2027
• 2019 : diplôme d'État d'infirmier, IFSI de La Roche-sur-Yon
• AFGSU 2, novembre 2024

Parcours
• 07/2020 - 08/2025 : infirmier au bloc, Clinique Océane-Vendée, La Roche-sur-Yon. Orthopédie (ambulatoire et prothèses), urologie endoscopique et laser, un peu de viscéral. Circulation dès le premier mois, instrumentation à partir de 2021. Autorisation préfectorale pour l'aide à l'exposition, l'hémostase et l'aspiration, après l'épreuve de 2021. Traçabilité DMI, correspondant hygiène, astreintes de week-end. Deux ans de robot en urologie, comme circulant
• 08/2019 - 06/2020 : infirmier, pool de nuit, même clinique

Stages de l'école : neurochirurgie, cardiaque, viscéral au CHU

Autres
Ordre national des infirmiers : inscrit, à jour
Permis B, véhicule
Voile habitable, trésorier du club des Sables

Je peux travailler dès janvier sur mes semaines hors cours, puis à plein temps après le diplôme.`,
    },
    {
      name: 'ide-de-bloc',
      kind: 'missing',
      low: 44,
      high: 60,
      best: 53,
      why: "Neuf ans de bloc en viscéral et urologie, Ordre à jour, mais seulement le diplôme d'infirmière : ni école ni VAE d'IBODE.",
      lacks: ["diplôme d'État d'infirmier de bloc opératoire"],
      cv: `Nadège Thibaudeau
Infirmière de bloc opératoire
12 rue des Lices, Laval

Profil
Infirmière de bloc depuis neuf ans, polyvalente, habituée aux gros programmes.

Expérience professionnelle

Hôpital privé de la Mayenne, Laval, bloc opératoire (8 salles), de mai 2017 à aujourd'hui
Chirurgie viscérale : sleeves, colectomies, parois, proctologie
Urologie : RTU, urétéroscopies, néphrectomies cœlio
Circulation et instrumentation tous les jours. Préparation des salles de la veille, check-list, comptes, traçabilité. Référente du matériel de cœlioscopie. Encadrement des stagiaires infirmiers. Astreintes, quatre par mois.

Centre hospitalier de Mayenne, de septembre 2013 à avril 2017
Infirmière en chirurgie, puis salle de réveil

EHPAD Les Tilleuls, été 2013

Formations
Diplôme d'État d'infirmière, IFSI de Laval, juillet 2013
Formation actes exclusifs, 21 heures, 2021, attestation transitoire
Hygiène au bloc, 3 jours, 2019
AFGSU 2, 2023

Ordre infirmier : n° 1984417, 2026 payée

Informatique : Opéra, Web100T, Pharma

Loisirs : randonnée, chorale, deux enfants qui font du hand

Mon mari est muté à Angers au 1er mars.`,
    },
    {
      name: 'iade',
      kind: 'adjacent',
      low: 36,
      high: 53,
      best: 44,
      why: "Infirmier anesthésiste : au bloc tous les jours, mais à la tête du patient ; autre diplôme d'État, ni instrumentation ni circulation.",
      lacks: [
        "diplôme d'État d'infirmier de bloc opératoire",
        'trois années au bloc avec une pratique en orthopédie, urologie ou viscéral',
      ],
      cv: `GAËTAN LE MEUR — IADE

2018 → 2026
Infirmier anesthésiste, Centre hospitalier de la Loire-Atlantique Nord, Châteaubriant
Bloc de six salles, orthopédie, urologie, viscéral, endoscopie. Ouverture et contrôle du respirateur, induction avec le médecin, entretien de l'anesthésie, blocs échoguidés en collaboration, réveil, SSPI. Déclaration d'événements indésirables, check-list (volet anesthésie). SMUR deux jours par semaine. Tutorat d'étudiants IADE.

2016 → 2018
École d'infirmiers anesthésistes, CHU d'Angers, diplôme d'État obtenu en septembre 2018

2010 → 2016
Infirmier en réanimation chirurgicale, CHU d'Angers

2010
Diplôme d'État d'infirmier

Inscription ordinale : oui, Loire-Atlantique

Formateur AFGSU depuis 2020
DU de prise en charge de la douleur, 2022

Pourquoi ce poste
J'ai passé huit ans à regarder par-dessus le champ et j'aimerais passer de l'autre côté. Je connais la vie du bloc, les chirurgiens, le rythme des astreintes, la stérilité et la sécurité du patient. Prêt à suivre la formation qu'il faudra.

Divers
Breton parlé, trail, permis A et B`,
    },
  ],
};
