import type { GradedJob } from '../types.ts';

export const infirmierSoinsIntensifsMauricieQuebec: GradedJob = {
  job: 'infirmier-soins-intensifs-mauricie-quebec',
  title: 'Infirmière ou infirmier – Unité de soins intensifs',
  spec: `CENTRE HOSPITALIER RÉGIONAL DE LA RIVIÈRE-AUX-ORMES (Mauricie, Québec)
Affichage no 26-1187

INFIRMIÈRE OU INFIRMIER – UNITÉ DE SOINS INTENSIFS
Poste permanent, temps complet, soir avec rotation de nuit, une fin de semaine sur deux

Sommaire de la fonction
La personne évalue l'état de santé, détermine et assure la réalisation du plan de soins et de traitements infirmiers auprès d'une clientèle adulte instable. L'unité compte 14 lits médico-chirurgicaux. Elle surveille les usagers sous ventilation mécanique, titre les amines et la sédation, participe aux réanimations, accompagne les proches et soutient les stagiaires.

EXIGENCES
1. Être inscrit(e) au tableau de l'Ordre des infirmières et infirmiers du Québec (OIIQ), permis en règle.
2. Détenir un DEC en soins infirmiers ou un baccalauréat en sciences infirmières (ou une équivalence reconnue).
3. Posséder au moins 24 mois d'expérience en soins critiques : soins intensifs, urgence, unité coronarienne ou salle de réveil.
4. Maîtriser le français parlé et écrit.

Autres éléments considérés
- Certification ACLS valide, ou engagement à l'obtenir dans les six mois
- Thérapie de remplacement rénal continu
- Jugement clinique, calme, esprit d'équipe

Atouts : certification en soins critiques (AIIC), expérience de préceptorat.

Conditions
Selon la convention collective en vigueur : primes de soins critiques et de soir, RREGOP, stationnement à tarif réduit, programme d'orientation de huit semaines.

Faire parvenir votre curriculum vitæ au Service de la dotation avant le 20 novembre 2026. Le Centre applique un programme d'accès à l'égalité en emploi. Seules les personnes retenues seront contactées.`,
  graded: [
    {
      name: 'maude-brassard-thibeault',
      kind: 'synonym',
      low: 86,
      high: 97,
      best: 92,
      why: "Plus de sept ans de réa et de déchocage datés jusqu'à aujourd'hui, permis de l'Ordre actif, DEC et bac : tout y est, simplement dit dans les mots du métier.",
      lacks: [],
      cv: `MAUDE BRASSARD-THIBEAULT, inf.
Shawinigan • maude.bt@courriel.exemple

Membre active de l'Ordre depuis septembre 2018 (cotisation 2026-2027 payée, aucune limitation d'exercice)

MON PARCOURS

Hôpital Sainte-Anne-des-Forges – Réanimation médicale et chirurgicale, 12 lits
Mars 2020 à aujourd'hui, temps complet, quart de soir et de nuit
• Ratio 1:1 et 1:2 : chocs septiques, SDRA, post-op vasculaires, polytrauma
• Patients intubés : réglages avec l'inhalo, décubitus ventral, sevrage du respirateur, aspirations
• Lévophed, vasopressine, propofol et fentanyl ajustés selon protocoles; ligne artérielle, voie centrale
• CRRT (Prismaflex) : montage, surveillance du citrate, une quarantaine de traitements
• Code bleu : membre de l'équipe de réponse rapide depuis 2022
• Marraine de six recrues; tournée interdisciplinaire; PTI à jour

Même hôpital – Salle de choc et civières
Septembre 2018 à février 2020
• Triage ÉTG, thrombolyse, sédation-analgésie, ouverture des dossiers de traumatologie

ÉTUDES
Baccalauréat (cheminement DEC-BAC), Université du Québec, 2021
Technique 180.A0, Cégep des Trois-Collines, juin 2018

CARTES
Soins avancés en réanimation cardiovasculaire : renouvelée en avril 2026
RCR niveau soignant : 2026
Examen national des infirmières en soins critiques : prévu au printemps 2027

Langue maternelle : français. Anglais d'usage avec les familles.`,
    },
    {
      name: 'clement-vasseur',
      kind: 'foreign',
      low: 54,
      high: 66,
      best: 60,
      why: "Excellent réanimateur, mais diplômé et inscrit en France : sans permis de l'OIIQ il ne peut pas prendre le poste, et la démarche n'est pas commencée.",
      lacks: ["inscription au tableau de l'OIIQ"],
      cv: `Clément VASSEUR
Infirmier diplômé d'État – 33 ans – Villeurbanne (France)
Mobilité : Canada, disponible au printemps

EXPÉRIENCE PROFESSIONNELLE

2019 (juin) – présent : IDE, service de réanimation polyvalente, Centre hospitalier du Val-Rhonel, 18 lits
Prise en charge de patients en défaillance multiviscérale. Ventilation invasive et VNI, curarisation, catécholamines, monitorage hémodynamique (PiCCO), hémodiafiltration continue, ECMO en binôme. Tuteur de stage depuis 2022, référent « douleur et sédation ». Alternance jour/nuit en 12 h.

2016 (septembre) – 2019 (mai) : IDE aux urgences adultes, Clinique des Deux-Ponts, Bourg-le-Comte
Accueil et orientation, SAUV, sutures simples assistées, transferts SMUR.

FORMATION
2016 Diplôme d'État d'infirmier (grade de licence), IFSI du Val-Rhonel
2020 DU Soins infirmiers en réanimation
2025 AFGSU niveau 2, recyclage

INSCRIPTION
Ordre national des infirmiers (France), à jour.

Logiciels : dossier patient informatisé, prescription connectée.

LANGUES
Français : langue maternelle. Anglais : B1.

DIVERS
Projet familial d'installation au Québec; je me renseigne sur l'arrangement de reconnaissance mutuelle et déposerai mon dossier après l'obtention d'une offre. Trail, bénévolat à la Croix-Blanche locale.`,
    },
    {
      name: 'josiane-pelchat',
      kind: 'years',
      low: 55,
      high: 67,
      best: 61,
      why: "Elle annonce plus de trois ans en soins critiques, mais les dates ne donnent que dix mois aux soins intensifs; le reste est de l'hébergement.",
      lacks: ["24 mois d'expérience en soins critiques"],
      cv: `Josiane Pelchat
Infirmière • OIIQ, permis délivré en 2022, inscrite au tableau 2026-2027

Profil
Infirmière dévouée, plus de trois ans d'expérience en soins critiques et auprès de clientèles lourdes. Je suis à l'aise avec les situations imprévues.

Expérience de travail

Infirmière, soins intensifs
Hôpital du Lac-aux-Hérons, La Tuque
De janvier 2026 à ce jour (temps complet, nuit)
- Surveillance de patients intubés et de patients en sevrage, 8 lits
- Perfusions de noradrénaline et d'insuline, gaz artériels
- Participation aux codes, surtout à la compression et à la médication
- Orientation de dix semaines terminée en mars 2026

Infirmière chef d'équipe
CHSLD Les Jardins de Batiscan
D'août 2022 à décembre 2025
- Unité prothétique de 42 résidents, évaluation, plans thérapeutiques
- Plaies complexes, fin de vie, contentions, suivi des préposés et des auxiliaires
- Appels au médecin de garde et transferts vers l'urgence

Formation
DEC en soins infirmiers, Cégep de la Haute-Batiscan, 2022
ACLS, février 2026
Baccalauréat en sciences infirmières : 3 cours complétés

Langues
Français (excellent), anglais (de base)

Références sur demande`,
    },
    {
      name: 'ginette-larochelle',
      kind: 'lapsed',
      low: 52,
      high: 64,
      best: 58,
      why: "Treize ans d'USI, très solide, mais elle n'est plus au tableau de l'Ordre depuis le printemps 2025 et ses cartes sont échues : il faut d'abord se réinscrire.",
      lacks: ["inscription au tableau de l'OIIQ (non renouvelée)"],
      cv: `GINETTE LAROCHELLE
Trois-Rivières (Québec)

Après une pause, je souhaite retourner au chevet.

2025 – 2026   Gérante, Fromagerie du Rang Saint-Ours (entreprise familiale)
Mai 2025 à octobre 2026. Horaires de 9 employés, commandes, service à la clientèle.

2011 – 2025   Infirmière clinicienne, unité de soins intensifs
Hôpital Monseigneur-Delisle, octobre 2011 à janvier 2025
– USI de 16 lits, assistante au supérieur immédiat en remplacement de 2017 à 2021
– Chirurgie cardiaque, neurotrauma, sepsis; drainage ventriculaire externe, ballon intra-aortique
– Hémofiltration continue, ventilation protectrice, sédation, dons d'organes
– Préceptrice d'une vingtaine de CEPI et d'externes
– Comité de prévention des pneumonies acquises sous ventilation

2008 – 2011   Infirmière, médecine-chirurgie, même établissement

SCOLARITÉ
Baccalauréat en sciences infirmières, 2011
DEC en soins infirmiers, 2008

ORDRE ET CERTIFICATIONS
OIIQ : inscrite de 2008 à mars 2025. Inscription non renouvelée au 1er avril 2025, réinscription à demander.
CSI(C) soins critiques : obtenue en 2016, échue en 2021
ACLS : échue en novembre 2024

Français et anglais parlés et écrits.`,
    },
    {
      name: 'steve-gariepy',
      kind: 'adjacent',
      low: 29,
      high: 41,
      best: 35,
      why: "C'est un bon infirmier auxiliaire de chirurgie : autre ordre, DEP au lieu du DEC, jamais aux soins intensifs.",
      lacks: [
        "inscription au tableau de l'OIIQ",
        'DEC ou baccalauréat en soins infirmiers',
        "24 mois d'expérience en soins critiques",
      ],
      cv: `STEVE GARIÉPY
Infirmier auxiliaire
Louiseville, QC — steve.gariepy@courriel.exemple

Membre en règle de l'OIIAQ depuis 2019

EXPÉRIENCES

Infirmier auxiliaire, unité de chirurgie 4e Nord
Hôpital de la Pointe-au-Chêne | 2021-02 à maintenant | poste temps complet de soir
* Signes vitaux, glycémies, pansements, drains, sondes vésicales
* Administration des médicaments PO, SC, IM; contribution à la thérapie intraveineuse (attestation 2021)
* Surveillance post-opératoire après le retour de la salle de réveil
* Je signale les changements d'état à l'infirmière et je note au dossier
* Aide à l'installation des télémétries, appels de code quand ça arrive à l'étage

Infirmier auxiliaire, liste de rappel
Résidence Le Manoir du Fleuve | 2019-08 à 2021-01
* Distribution des médicaments pour 60 résidents
* Soins de pieds, vaccination contre la grippe

FORMATION
DEP Santé, assistance et soins infirmiers, Centre de formation professionnelle des Rives, 2019
DES, 2016
RCR/DEA niveau professionnel de la santé, 2025

QUALITÉS
Ponctuel, bonne endurance, apprécié des patients et des collègues, jamais de plainte.

Langue : français. Permis de conduire et voiture.`,
    },
  ],
};
