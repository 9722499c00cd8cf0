// Years asked for as a post, of leading, or in a setting, against CVs of one post or two: those that a recruiter counts and
// those that only sound like them.

/** A demand of a job, and CVs that meet it or not. */
export type YearsAsked = { title: string; ask: string; counts: readonly string[]; not: readonly string[] };

/** The rank of the post that is asked for, and the ones below it. */
export const ofRank: YearsAsked[] = [
  {
    title: 'Bauleiter Hochbau',
    ask: 'Mindestens 3 Jahre Erfahrung als Bauleiter im Hochbau',
    counts: [
      'Bauleiter, Hansa Bau, 2016 - heute\nRohbau, Termine, Abrechnung, Nachunternehmer',
      'Polier, seit 2020 Bauleiter, Hansa Bau, 2016 - heute\nRohbau, Termine, Abrechnung, Nachunternehmer',
    ],
    not: ['Polier, Hansa Bau, 2016 - heute\nFührt 12 Leute, Rohbau, Schalung, Betonage'],
  },
  {
    title: 'Chef comptable',
    ask: "Trois ans d'expérience comme chef comptable",
    counts: [
      "Responsable comptable, Sodiprex, 2016 - aujourd'hui\nBilan, liasse, TVA, clôtures mensuelles, équipe de quatre",
    ],
    not: ["Comptable, Sodiprex, 2016 - aujourd'hui\nBilan, liasse, TVA, clôtures mensuelles"],
  },
  {
    title: 'Store Manager',
    ask: "2 years' store manager experience",
    counts: ['Store manager, Bonmarket, 2018 - present\nTills, rotas, deliveries, cashing up'],
    not: ['Floor supervisor, Bonmarket, 2018 - present\nTills, rotas, deliveries, cashing up'],
  },
  {
    title: 'Store Manager',
    ask: 'At least two years as store manager or assistant store manager',
    counts: ['Assistant Store Manager, Bonmarket, 2018 - present\nTills, rotas, deliveries, cashing up'],
    not: ['Sales assistant, Bonmarket, 2018 - present\nTills, deliveries, cashing up'],
  },
  {
    title: 'Project Manager',
    ask: '3 years as a project manager in fit-out',
    counts: [
      'Fit-out manager, Linley Interiors, 2018 - present\nRuns fit-out projects of 1-3m: programmes, subcontractors, budget',
    ],
    not: [
      'Project coordinator, Linley Interiors, 2018 - present\nProgrammes, minutes, orders of fit-out projects',
    ],
  },
  {
    title: 'Pflegedienstleitung',
    ask: 'Mindestens 2 Jahre als Pflegedienstleitung oder Wohnbereichsleitung',
    counts: [
      'Wohnbereichsleiterin, Haus Linde, 2019 - heute\nDienstplan, Visiten, Pflegeplanung für 32 Bewohner',
    ],
    not: [
      'Altenpflegerin, Haus Linde, 2019 - heute\nGrundpflege, Behandlungspflege, Pflegeplanung für 32 Bewohner',
    ],
  },
  {
    title: 'Restaurant Manager',
    ask: 'Two years in a restaurant manager role',
    counts: ['Restaurant manager, Quay Street, 2019 - present\nRotas, cashing up, bookings, 60 covers'],
    not: ['Head waiter, Quay Street, 2019 - present\nSection of eight tables, bookings, wine, 60 covers'],
  },
  {
    // The head of the CV names the present post where it has no name of its own.
    title: 'Conducteur de travaux',
    ask: 'Quatre ans au moins comme conducteur de travaux en gros œuvre',
    counts: [
      'Conducteur de travaux gros œuvre\n\nDepuis mars 2018, Bretagne Bâti : plannings, achats, sous-traitants, situations de 2 M€',
    ],
    not: [
      'Chef de chantier gros œuvre\n\nDepuis mars 2018, Bretagne Bâti : coffrage, planning à trois semaines, réunions avec le conducteur de travaux',
    ],
  },
];
