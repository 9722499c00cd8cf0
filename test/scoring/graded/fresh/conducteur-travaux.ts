/** Conducteur de travaux, in French: years of running sites of one's own and the CACES-free papers of safety decide. */
import type { GradedJob } from '../types.ts';

export const conducteurTravaux: GradedJob = {
  job: 'conducteur-travaux',
  title: 'Conducteur de travaux gros œuvre',
  spec: `CONDUCTEUR DE TRAVAUX GROS ŒUVRE (H/F) – CDI – Rennes

Kerlann Construction, 140 personnes, logements collectifs et équipements publics.

Ce que vous ferez
Préparer et piloter trois à quatre chantiers de 1 à 6 M€ : plannings, achats et sous-traitants, budget et situations, réunions de chantier, sécurité, réception et levée des réserves. Encadrer deux chefs de chantier.

Ce qu'il nous faut
Bac+2 à bac+5 en génie civil ou bâtiment (BTS, DUT, licence pro, ingénieur)
Cinq ans au moins comme conducteur de travaux en gros œuvre
AIPR encadrant en cours de validité
Permis B

Ce qui nous plairait : Graneet ou Onaya, MS Project, réhabilitation en site occupé, anglais`,
  graded: [
    {
      name: 'solide',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Huit ans de conduite en gros œuvre, BTS bâtiment, AIPR valable, budgets et chefs de chantier.',
      lacks: [],
      cv: `Yann Le Goff
Conducteur de travaux principal

2018 à ce jour – Armor Bâti, Saint-Brieuc – Conducteur de travaux gros œuvre
Collectifs de 40 à 90 logements, un collège, 4 chantiers en parallèle jusqu'à 5,5 M€. Consultation des sous-traitants, achats béton et banches, situations mensuelles, comptes rendus, OPR et levée des réserves. Trois chefs de chantier. Graneet.
2015 à 2018 – Même société – Aide-conducteur

BTS Bâtiment, Vannes, 2015
AIPR encadrant valable jusqu'en mai 2029
Permis B`,
    },
    {
      name: 'chef-de-chantier',
      kind: 'adjacent',
      low: 44,
      high: 64,
      best: 55,
      why: "Chef de chantier gros œuvre depuis neuf ans, avec les équipes et la sécurité, mais sans budget ni achats : il n'a pas conduit les travaux.",
      lacks: ['cinq ans comme conducteur de travaux'],
      cv: `Mehdi Laroussi
Chef de chantier gros œuvre

Depuis janvier 2017, Ouest Béton, Nantes : encadrement de 15 compagnons, implantation, coffrage banché, planning à trois semaines, quarts d'heure sécurité, bons de commande validés par le conducteur de travaux. Réunions de chantier avec lui.
2011 - 2016 : coffreur bancheur puis chef d'équipe.

BTS Bâtiment en candidat libre, 2016
AIPR encadrant 2024
Permis B, souhaite évoluer vers la conduite de travaux`,
    },
    {
      name: 'second-oeuvre',
      kind: 'trap',
      low: 40,
      high: 58,
      best: 51,
      why: "Conducteur de travaux depuis sept ans, mais en peinture et sols : le métier, un autre lot, et l'AIPR manque.",
      lacks: ['cinq ans en gros œuvre', 'AIPR encadrant'],
      cv: `Céline Marchetti
Conductrice de travaux second œuvre

Septembre 2019 – aujourd'hui : Breizh Finitions, Rennes. Peinture, sols souples et faux plafonds, 12 chantiers par an de 50 à 400 k€, métrés, commandes, suivi des équipes, situations, réception.

Licence pro Conduite de travaux, 2019, IUT de Rennes
Permis B. MS Project. Anglais courant.`,
    },
    {
      name: 'deux-ans',
      kind: 'years',
      low: 56,
      high: 73,
      best: 65,
      why: 'Ingénieur, deux ans et demi de gros œuvre seulement ; le reste est juste.',
      lacks: ['cinq ans'],
      cv: `Hugo Perrin
Conducteur de travaux

Mai 2024 à aujourd'hui : conducteur de travaux gros œuvre, Celtic Construction, Lorient. Deux chantiers de logements (2 et 3,8 M€), budget, achats, sous-traitants, situations, sécurité.
2021 - 2024 : apprenti ingénieur, même entreprise

Diplôme d'ingénieur génie civil, ESITC Caen, 2024
AIPR encadrant (2024). Permis B. Anglais C1`,
    },
    {
      name: 'aipr-expire',
      kind: 'lapsed',
      low: 60,
      high: 74,
      best: 69,
      why: "Dix ans de conduite en gros œuvre, tout y est ; l'AIPR est échue depuis un an et se repasse en un jour.",
      lacks: ['AIPR en cours de validité'],
      cv: `Stéphane Quéré

Conducteur de travaux gros œuvre, Groupe Penthièvre, Rennes, 2016 - présent
Écoles, EHPAD, logements sociaux : 1,5 à 6 M€, préparation, déboursés, sous-traitance, plannings MS Project, réunions, réhabilitation en site occupé, encadrement de deux chefs de chantier
Aide-conducteur, 2014 - 2016

DUT Génie civil, Rennes 2014
AIPR encadrant 2020, expirée en 2025
Permis B`,
    },
  ],
};
