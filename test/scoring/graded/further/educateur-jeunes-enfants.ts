/** Éducateur de jeunes enfants, in French: the State diploma (DEEJE) and two years in a crèche decide. */
import type { GradedJob } from '../types.ts';

export const educateurJeunesEnfants: GradedJob = {
  job: 'educateur-jeunes-enfants',
  title: 'Éducateur(rice) de jeunes enfants – multi-accueil',
  spec: `La mairie de Saint-Aubin-sur-Loire (8 400 habitants) recrute pour son multi-accueil « Les Petits Galets » (42 berceaux) un éducateur ou une éducatrice de jeunes enfants, poste à temps complet à pourvoir au 1er février.

Missions
Sous l'autorité de la directrice, vous faites vivre le projet pédagogique : observation des enfants, aménagement des espaces, motricité libre, éveil culturel, projet passerelle avec l'école maternelle. Vous accompagnez les familles au quotidien et dans leur parentalité. Vous animez les réunions d'une équipe de douze professionnelles (auxiliaires de puériculture, CAP AEPE), vous assurez la continuité de direction en l'absence de la directrice et vous encadrez les stagiaires.

Profil
– Diplôme d'État d'éducateur de jeunes enfants exigé
– Deux ans d'expérience au minimum en établissement d'accueil du jeune enfant (crèche, multi-accueil, micro-crèche...)
– Bonne connaissance du développement de l'enfant de 0 à 3 ans et de la réglementation Norma
– Sens du travail en équipe, qualités rédactionnelles
– Langue des signes bébé, accueil d'enfants en situation de handicap, AFGSU : appréciés

Conditions
Cadre d'emplois des EJE (catégorie A) ou contractuel, régime indemnitaire, CNAS, participation à la mutuelle, analyse de la pratique mensuelle. Poste ouvert aux personnes en situation de handicap.`,
  graded: [
    {
      name: 'minuscules',
      kind: 'strong',
      low: 85,
      high: 97,
      best: 91,
      why: 'DEEJE, sept ans en crèche et multi-accueil, équipe, passerelle, continuité de direction, handicap ; tout en minuscules.',
      lacks: [],
      cv: `maëlys guérin-diallo
éducatrice de jeunes enfants, nevers

depuis 09/2021 : éje au multi-accueil municipal « la farandole », 36 places, fourchambault. référente pédagogique, section des bébés puis des grands. aménagement des espaces, motricité libre, itinérance ludique. réunions d'équipe (neuf pros), relais de la directrice pendant ses congés. passerelle avec la maternelle jean-macé. accueil de deux enfants porteurs de handicap avec le camsp. café des parents une fois par mois.

09/2019 – 08/2021 : éje, crèche associative « pomme d'api », cosne. éveil musical, bac à sable et sorties, tutorat de stagiaires éje et cap.

deeje, irts de bourgogne, juin 2019
formation signes avec bébé 2022, afgsu 2 en 2024, snoezelen
permis b`,
    },
    {
      name: 'relais',
      kind: 'gem',
      low: 76,
      high: 91,
      best: 83,
      why: 'Sous le titre de coordinatrice du relais, une EJE diplômée : quatre ans de micro-crèche comme référente technique, puis jardin d’enfants et familles.',
      lacks: [],
      cv: `Nadia Benkirane-Lopez
Coordinatrice – Relais petite enfance

Communauté de communes Val d'Allier, depuis janvier 2023
J'anime les temps d'éveil pour les enfants de moins de trois ans et leurs assistantes maternelles, je conseille les parents sur les modes d'accueil et je rédige les bilans pour la CAF. Deux matinées par semaine, je remplace l'éducatrice de la crèche intercommunale (20 berceaux) : observation, projets d'éveil, transmissions.

Micro-crèche « Graines de lune », Moulins, de septembre 2018 à décembre 2022
Référente technique de l'établissement (12 places) : projet pédagogique écrit et tenu, plannings et réunions de quatre professionnelles, contrôles PMI, inscriptions, visites à l'école maternelle avec les grands, stagiaires.

Formation
Diplôme d'État d'éducateur de jeunes enfants, Clermont-Ferrand, 2018
AFGSU 1 (2023)
Licence de psychologie, 2015`,
    },
    {
      name: 'vae',
      kind: 'in-progress',
      low: 50,
      high: 67,
      best: 58,
      why: 'Auxiliaire de puériculture depuis onze ans en crèche, deux blocs du DEEJE sur quatre par la VAE : pas encore diplômée.',
      lacks: ["diplôme d'État d'éducateur de jeunes enfants"],
      cv: `Sandrine Lefloch
Auxiliaire de puériculture faisant fonction d'EJE

EXPÉRIENCE
Crèche collective Les Mésanges (60 berceaux), Bourges
  2023 – aujourd'hui : faisant fonction d'éducatrice, section des moyens. Projet pédagogique de la section, aménagement du lieu, observation, animation de la réunion du lundi, accueil des parents, stagiaires, passerelle avec l'école.
  2015 – 2023 : auxiliaire de puériculture, bébés et grands. Soins, repas, sommeil, éveil.

DIPLÔMES
Diplôme d'État d'auxiliaire de puériculture (DEAP), 2015
VAE du diplôme d'État d'éducateur de jeunes enfants : jury de mars 2026, validation partielle (blocs 1 et 3) ; les blocs 2 et 4 restent à valider, nouveau jury prévu à l'automne 2027.
AFGSU 2 à jour
Langue des signes bébé`,
    },
    {
      name: 'boutique',
      kind: 'old',
      low: 50,
      high: 70,
      best: 60,
      why: 'Diplômée et treize ans de crèche, finis en 2014 ; tient une boutique de jouets depuis, rien de la réglementation nouvelle.',
      lacks: [],
      cv: `Je m'appelle Véronique Castaing et je suis éducatrice de jeunes enfants, diplômée d'État à Toulouse en 2001. De septembre 2001 à juillet 2014 j'ai travaillé à la crèche municipale du Parc à Montluçon, d'abord dans la section des bébés, puis comme adjointe pédagogique : projets d'éveil, aménagement des salles, réunions d'équipe, remplacement de la directrice, accompagnement des familles, accueil de stagiaires.

En août 2014 j'ai ouvert une boutique de jouets en bois, « Le Toton », que je gère toujours : achats, vente, comptabilité, ateliers de Noël. Je la vends à la fin de l'année et souhaite revenir à mon premier métier. Je n'ai pas suivi les textes récents, mais je suis prête à me former.`,
    },
    {
      name: 'sportif',
      kind: 'trap',
      low: 10,
      high: 32,
      best: 21,
      why: 'Éducateur sportif : la baby-gym du mercredi et des petits nageurs, ni le diplôme ni la crèche.',
      lacks: [
        "diplôme d'État d'éducateur de jeunes enfants",
        "deux ans en établissement d'accueil du jeune enfant",
      ],
      cv: `Jordan Petitjean
Éducateur sportif – enfants et jeunes

2019 à ce jour   Club omnisports de Vierzon : éducateur, section baby-gym (18 mois – 5 ans) et école de natation. Parcours de motricité, éveil corporel, accueil des parents, encadrement des stagiaires, projet pédagogique du club, intervention à l'école maternelle.
2016 – 2019   Animateur, centre de loisirs de Mehun (6 – 12 ans), directeur des séjours d'été

BPJEPS activités aquatiques et de la natation, 2019
BAFA, BAFD
PSE 1
Diplôme d'État de la jeunesse (DEJEPS) en projet`,
    },
  ],
};
