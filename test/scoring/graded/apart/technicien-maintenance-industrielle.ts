/** Technicien de maintenance : le diplôme, trois ans d'atelier et les habilitations en cours décident. */
import type { GradedJob } from '../types.ts';

export const technicienMaintenanceIndustrielle: GradedJob = {
  job: 'technicien-maintenance-industrielle',
  title: 'Technicien de maintenance industrielle (H/F)',
  spec: `Technicien de maintenance industrielle H/F - CDI - Cholet (49)

L'entreprise
Biscuiterie familiale de 210 personnes, quatre lignes de production.

Vos missions
Au sein d'une équipe de neuf techniciens, vous assurez le dépannage mécanique, électrique et pneumatique des lignes (pétrins, fours, ensacheuses, palettiseurs), réalisez la maintenance préventive, renseignez vos interventions dans la GMAO et proposez des améliorations.

Votre profil
- Titulaire d'un Bac pro MEI/MSPC, d'un BTS Maintenance ou équivalent
- Expérience de 3 ans minimum en maintenance industrielle, exigée
- Habilitations électriques B2V, BR, BC en cours de validité, impératif
- Vous acceptez le travail en 3x8
La lecture de schémas électriques et le diagnostic sur automates (Siemens ou Schneider) sont nécessaires au poste.

Les plus : soudure TIG, CACES nacelle, expérience en agroalimentaire.

Rémunération : 2 350 à 2 700 € brut, primes d'équipe, 13e mois, mutuelle.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'BTS, eight years on food lines, habilitations renewed in 2025, Siemens, three shifts, TIG.',
      lacks: [],
      cv: `Mickaël Rabouin
Technicien de maintenance - Beaupréau (49)

EXPÉRIENCE
Depuis septembre 2020 : Laiterie du Val d'Èvre, technicien de maintenance, 3x8
- dépannage électromécanique des conditionneuses, convoyeurs, palettiseurs et tunnels
- diagnostic sur automates Siemens S7-1200/1500 (TIA Portal), lecture de schémas, variateurs
- pneumatique, réducteurs, roulements, alignement
- préventif hebdomadaire, saisie GMAO (Carl Source), stock de pièces
- chantier d'amélioration : arrêts de l'ensacheuse réduits de 30 %
Septembre 2018 - août 2020 : Charcuterie Gautron, agent de maintenance, 2x8

FORMATION
BTS Maintenance des systèmes, option production, Angers, 2018
Bac pro MEI, 2016

HABILITATIONS : B2V, BR, BC, H0V, recyclage mars 2025. CACES nacelle R486 B (2024). Soudure TIG inox.`,
    },
    {
      name: 'habilitation-perimee',
      kind: 'lapsed',
      low: 55,
      high: 73,
      best: 66,
      why: 'Ten years of workshop maintenance with the bac pro; the electrical habilitations expired in 2022.',
      lacks: ['habilitations électriques B2V, BR, BC en cours de validité'],
      cv: `Sébastien Cailleau, 44 km de Cholet

Parcours
Technicien de maintenance, Plastiques du Layon (injection plastique, 18 presses), de mars 2016 à aujourd'hui. Équipes en 3x8. Interventions curatives et préventives : hydraulique, pneumatique, mécanique, changement de moteurs et de capteurs avec l'électricien, recherche de panne sur schémas, lecture des entrées-sorties sur automate Schneider. GMAO Mainti. Soudure arc et TIG.

Monteur mécanicien, Ateliers Poirier, 2011 - 2016

Diplôme : Bac pro Maintenance des équipements industriels (2011)
Habilitations électriques BR B2V BC : obtenues en 2019, périmées depuis avril 2022, non recyclées
CACES 3 chariot. Permis B.`,
    },
    {
      name: 'informatique',
      kind: 'trap',
      low: 4,
      high: 24,
      best: 13,
      why: 'Maintains computers and printers: maintenance, preventive visits and breakdowns in the other sense.',
      lacks: [
        'Bac pro MEI/MSPC, BTS Maintenance ou équivalent',
        'trois ans en maintenance industrielle',
        'habilitations électriques B2V, BR, BC',
      ],
      cv: `Technicien de maintenance - Idriss Belkacem - Nantes. Technicien de maintenance informatique depuis 2018 chez Loire Infogérance : dépannage des postes de travail et imprimantes de 60 PME, maintenance préventive des serveurs, tickets dans GLPI, astreinte un week-end sur quatre, déploiement de Windows 11, scripts PowerShell pour automatiser les installations, lignes téléphoniques IP, visite sur site avec véhicule. Auparavant vendeur en informatique, 2015-2018. BTS Services informatiques aux organisations 2015. Certification Microsoft 365 2023. Habilitation électrique BS (remplacement de prises) 2024. Anglais B2. Permis B. Disponible sous un mois, horaires décalés acceptés.`,
    },
    {
      name: 'seize-mois',
      kind: 'years',
      low: 52,
      high: 70,
      best: 62,
      why: 'Diploma and habilitations are there; the four years he claims are sixteen months by the dates, with school before.',
      lacks: ['trois ans en maintenance industrielle'],
      cv: `Enzo Thibaudeau
Technicien de maintenance, 4 ans d'expérience

07/2025 - présent   Emballages de la Moine, Cholet (cartonnerie)
Maintenance curative et préventive de deux onduleuses et d'une plieuse-colleuse, travail en 3x8, pneumatique, capteurs, diagnostic simple sur automates Siemens, schémas électriques, GMAO.

05/2024 - 06/2024   Stage de terminale, Fonderie Ardoise (6 semaines)
06/2023             Stage de première, même entreprise (4 semaines)

Scolarité
Bac pro MSPC, lycée professionnel de Cholet, septembre 2022 - juin 2025, mention bien

Habilitations B2V BR BC (juillet 2025)
CACES nacelle en cours
Football en club, permis B`,
    },
    {
      name: 'ancien',
      kind: 'old',
      low: 50,
      high: 68,
      best: 60,
      why: 'Fourteen years of maintenance in food plants which ended in 2014; a bus driver since; habilitations redone this year.',
      lacks: [],
      cv: `PATRICE GUÉRINEAU

2014 (octobre) - 2026   Conducteur de car scolaire et de ligne, Transports des Mauges
2000 - septembre 2014   Technicien de maintenance, Conserverie Le Goff, fermée en 2014
   . sertisseuses, autoclaves, étiqueteuses, palettiseurs
   . dépannage mécanique, électrique, pneumatique
   . automates Siemens S5 et S7-300, schémas
   . préventif, GMAO, équipes en 3x8
1997 - 2000             Ajusteur, service militaire compris

BTS Maintenance industrielle, 1997
Habilitations électriques B2V BR BC : formation initiale repassée en juin 2026 à mes frais
Permis B, D

Je souhaite revenir à mon premier métier.`,
    },
  ],
};
