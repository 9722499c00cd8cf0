// Dates and posts as CVs word and lay them out, with what each shows: for every dated post its months and a word of it.
// The submission is of November 2026.

/** A text and its posts in order: months, and a word that its lines hold. */
export type DatedText = readonly [text: string, posts: readonly (readonly [months: number, word: string])[]];

const one = (months: number, word = 'welder'): DatedText[1] => [[months, word]];

/** One line, one form of dates. */
export const dateForms: DatedText[] = [
  ["Haven Forwarding Ltd, june '21 to date, welder", one(66)],
  ['Welder, from 18 September 2023 until now', one(39)],
  ['Welder since spring 2019', one(92)],
  ['Welder, Orban Metals, 08/19-', one(88)],
  ['Welder – Jan. 2024 bis heute', one(35)],
  ['Welder chez Orban depuis 2016', one(131)],
  ['Welder | Orban | Sept 2025 to present', one(15)],
  ['Welder (March 2019 – Feb 2021)', one(24)],
  ['Welder, 3/2018 - 02/2020', one(24)],
  ['Welder 03.2018 – 02.2020', one(24)],
  ['Welder 01.03.2018 - 29.02.2020', one(24)],
  ['Welder, 2018-03 to 2020-02', one(24)],
  ['Welder, 2018-03-05 - 2020-02-28', one(24)],
  ['2016/03 – 2018/02 Welder', one(24)],
  ['Mar 16 - Feb 18: Welder', one(24)],
  ["Mar '16 – Feb '18 Welder", one(24)],
  ['Welder 2016-19', one(36)],
  ['Welder, 2016/19', one(36)],
  ['Welder, 2016 to 2019', one(36)],
  ['Welder, 2016 through 2019', one(36)],
  ['Welder, 2016 thru 2019', one(36)],
  ['Welder between 2016 and 2019 at Orban', one(36)],
  ['Welder; March - July 2019', one(5)],
  ['Welder, May to Sept 2019', one(5)],
  ['Welder Nov – Feb 2019', one(4)],
  ['Welder, September 18, 2023 - Present', one(39)],
  ['Welder, 18th Sept 2023 – current', one(39)],
  ['Welder 2017 onwards', one(119)],
  ['Welder, 2017 (ongoing)', one(119)],
  ['Welder, April 2022 (current)', one(56)],
  ['Welder, since about 2017', one(119)],
  ['Welder since early 2022', one(59)],
  ['Welder, mid-2018 to late 2020', one(31)],
  ['Welder, autumn 2018 – spring 2021', one(31)],
  ['Welder Q2 2019 - Q4 2020', one(21)],
  ['Welder, 2019 → 2022', one(36)],
  ['Welder, April 2019 till date', one(92)],
  ['Welder, April 2019 - till now', one(92)],
  ['Welder April 2019 - to the present day', one(92)],
  ['APRIL 2019 – PRESENT WELDER', one(92, 'WELDER')],
  ['Present – April 2019: Welder', one(92)],
  ['Welder, 2021 - 2018', one(36)],
  ['Employed as a welder from 1st May 2017 up to 30th April 2019', one(24)],
  ['Welder from August of 2018 to July of 2020', one(24)],
  ['Soudeur, mars 2018 à février 2020', one(24, 'Soudeur')],
  ["Soudeur, de septembre 2018 jusqu'en août 2020", one(24, 'Soudeur')],
  ["Soudeur, janvier 2020 - aujourd'hui", one(83, 'Soudeur')],
  ['Soudeur depuis le 1er mars 2020', one(81, 'Soudeur')],
  ['Soudeur, du 01/03/2018 au 29/02/2020', one(24, 'Soudeur')],
  ['Soudeur 2015 – 2018 puis en CDI', one(36, 'Soudeur')],
  ['Soudeur, été 2019 à printemps 2021', one(22, 'Soudeur')],
  ['Schweißer seit März 2020', one(81, 'Schweißer')],
  ['Schweißer seit 03/2020', one(81, 'Schweißer')],
  ['Schweißer, Sommer 2019 bis Frühjahr 2021', one(22, 'Schweißer')],
  ['Schweißer ab 2018', one(107, 'Schweißer')],
  ['01/2016 – dato Schweißer', one(131, 'Schweißer')],
  ['Okt. 2016 - Dez. 2018, Schweißer', one(27, 'Schweißer')],
  ['01–06/2020 Schweißer', one(6, 'Schweißer')],
  ['Anfang 2019 bis Ende 2020 Schweißer', one(24, 'Schweißer')],
  ["Welder Jan'19-Dec'20", one(24)],
  ['Welder, Jan-2019 to Dec-2020', one(24)],
  ['Welder, Jan/2019 - Dec/2020', one(24)],
  ['Welder [2019-2020]', one(12)],
  ['| Welder | Orban | 03/2018 | 02/2020 |', one(24)],
  ['Welder\tOrban\t2018\t–\t2020', one(24)],
  ["Welder, '98-2004", one(72)],
  ['Welder, 1998-2004', one(72)],
  ['Welder, Aug. 2019 – Pres.', one(88)],
  ['Welder, academic year 2020/21 to 2022/23', one(36)],
  ['I joined Orban as a welder in May 2019 and still work there', one(91)],
  ['I joined Orban as a welder in May 2019 and left in April 2021', one(24)],
  ['Started as a welder in January 2022 and have run the night shift ever since', one(59)],
  // No periods of work
  ['Paid £2018 – £2020 a month as a welder', []],
  ['Welds to BS 4872, version 2.2019, 12-14 joints a day', []],
  ['Welded the 2019 extension', []],
  ['Open 08.00 – 16.00, two shifts', []],
  ['A welder with 3 - 5 helpers, 24/7', []],
  ['Cut scrap by 10-12% and costs by 20.18 – 20.21 per part', []],
];

/** Whole layouts. */
export const layouts: DatedText[] = [
  [
    'PAPERS\nMaster of sailing ships\n\nVessels as second mate (all of 3,000 tons, steel, own cranes)\nDec 24 - May 25   "Skua"\nJan 23 - Jun 23   "Tern"\n\nI plan the passages.',
    [
      [6, 'second mate'],
      [6, 'second mate'],
    ],
  ],
  [
    'EXPERIENCE\nSaddler, Brook Leather, April 2006 to August 2014. Master from 2006. Bridles and harness.',
    [[101, 'Saddler']],
  ],
  [
    'EXPERIENCE\nSite Manager\nHartley Homes, Leeds\n2019 to now\n- 40 plots\n- NHBC inspections\n\nAssistant Site Manager\nBell Homes, York\n2016 to 2019\n- snagging',
    [
      [95, 'Site Manager'],
      [36, 'Assistant Site Manager'],
    ],
  ],
  [
    'EXPERIENCE\n2019 to now\nSite Manager, Hartley Homes\n40 plots\n\n2016 to 2019\nAssistant Site Manager, Bell Homes\nsnagging',
    [
      [95, 'Hartley'],
      [36, 'Bell'],
    ],
  ],
  [
    'Work history\nHartley Homes, Leeds\n  Site Manager (Jan 2020 - present)\n  Assistant Site Manager (Jan 2018 - Dec 2019)\nBell Homes\n  Trainee (Jan 2017 - Dec 2017)',
    [
      [83, 'Site Manager'],
      [24, 'Assistant'],
      [12, 'Trainee'],
    ],
  ],
  [
    "jo marsh\nreceptionist\n\nlarkfield dental, since march '22, front desk, recalls, nhs claims\ncity gym, '19 to '22, front desk\n\nschool\ngcses 2017",
    [
      [57, 'larkfield'],
      [36, 'gym'],
    ],
  ],
  [
    'Experience\nRowley LLP, Leicester. Building sur-\nveyor, from 18 September 2023 until now.\nDilapidations and contract adminis-\ntration.\n\nKeyhole Lettings. Lettings negotiator, June 2021 until\nAugust 2023. Viewings.',
    [
      [39, 'surveyor'],
      [27, 'Lettings'],
    ],
  ],
  [
    'Berufserfahrung\nseit 04/2020\nElektroniker für Betriebstechnik\nWerk Nord GmbH\n\n09/2016 - 03/2020\nElektroniker\nSüd AG\n\nAusbildung\n09/2013 - 02/2016 Ausbildung zum Elektroniker',
    [
      [80, 'Betriebstechnik'],
      [43, 'Süd'],
    ],
  ],
  [
    'Expérience professionnelle\nDepuis mars 2021 : comptable, Cabinet Ferrand\n- clôtures mensuelles\nDe 2017 à 2021 : aide-comptable, SARL Mota\n- saisie\n\nFormation\n2015 - 2017 BTS comptabilité',
    [
      [69, 'Ferrand'],
      [48, 'Mota'],
    ],
  ],
  [
    'I am a planner with ten years behind me. I joined Calder Foods as a supply planner in May 2018 and have run the chilled plan since. Before that I was a buyer at Denby Mills from 2014 to 2018. I hold a degree from Hull (2011 to 2014).',
    [
      [103, 'planner'],
      [48, 'buyer'],
    ],
  ],
  [
    'My first post after training was on ward 7 at St Anne, where I was a staff nurse for orthopaedics (September 2023 to date). I do the rota and teach the students when they come to us in the spring of each year.',
    [[39, 'staff nurse']],
  ],
  [
    'Education\nBSc Nursing, Hull, 2014 - 2017\nPlacements: ward 3, Sept 2016 - Dec 2016\n\nExperience\nStaff nurse, ward 7, Oct 2017 - present',
    [[110, 'ward 7']],
  ],
  [
    'Experience\nHR Advisor, Moss plc, 2019 - 2022\n- maternity leave from March 2020 to December 2020\n- 40 cases a year\nHR Assistant, Moss plc, 2017 - 2019',
    [
      [36, '40 cases'],
      [24, 'Assistant'],
    ],
  ],
  [
    'Experience\nHR Advisor (maternity leave cover), Moss plc, Jan 2019 - Dec 2019\nCareer break, Jan 2020 - Dec 2020\nHR Advisor, Denby, Jan 2021 - Dec 2022',
    [
      [12, 'Moss'],
      [24, 'Denby'],
    ],
  ],
  [
    'Employment\nElectrician since 2015 with Orban, licensed in Texas\nHelper, 2012 - 2015, Bell Electric',
    [
      [143, 'Orban'],
      [36, 'Bell'],
    ],
  ],
  [
    'Career\nChef de partie, The Mill, 2015-2017, 2019-2021: sauce and fish sections',
    [
      [24, 'Mill'],
      [24, 'Mill'],
    ],
  ],
  [
    'Experience\nForeman, Orban Roofing 2018-2022; roofer, Bell Roofing, 2012-2018; labourer, Denby 2010-2012.',
    [
      [48, 'Foreman'],
      [72, 'roofer'],
      [24, 'labourer'],
    ],
  ],
  [
    'EMPLOYMENT\n\n2021 – present                  Tax Man-\n                                ager\nHollis Marchbanks               Bristol\nfamilies and trusts\n2016 – 2021                     Tax Assistant\nFerris Oakes                    Gloucester\nreturns',
    [
      [71, 'Manager'],
      [60, 'Assistant'],
    ],
  ],
  [
    'EMPLOYMENT\nCare Assistant, Elm House\nMarch\n2019 – June\n2021\nmeals and medication\nCleaner, Ash Court\n2016 –\n2019',
    [
      [28, 'Elm'],
      [36, 'Ash'],
    ],
  ],
  [
    'Anna Kowal\n\nSenior Buyer, Meridian Retail, London\nJan 2021 - Present\n• knitwear\n• Far East suppliers\n\nBuyer, Oxley\nJan 2018 - Dec 2020\n• shoes',
    [
      [71, 'Senior Buyer'],
      [36, 'Oxley'],
    ],
  ],
  [
    'Anna Kowal, bus driver. Experience Bus driver at Northern Buses from March 2019 to now, routes 4 and 7 with tickets and a daily vehicle check, late shifts and school runs. Delivery driver at Parcelhub from 2016 to 2019. Education GCSEs 2010 Licence Cat D since 2019',
    [
      [93, 'Northern'],
      [36, 'Parcelhub'],
    ],
  ],
  [
    'PROFESSIONAL EXPERIENCE\nCity Hospital | Radiographer | 2018 – Present\nCT and MRI lists\n\nCity Hospital | Assistant | 2015 – 2018\n\nPROFESSIONAL DEVELOPMENT\nMSc Medical Imaging 2020 – 2022',
    [
      [107, 'Radiographer'],
      [36, 'Assistant'],
    ],
  ],
  [
    'Positions held\n1. Quantity surveyor - Brook & Sons - 06/2020 to present\n2. Assistant QS - Arbour - 09/2017 to 05/2020',
    [
      [78, 'Quantity'],
      [33, 'Arbour'],
    ],
  ],
  [
    'Employer: Brook & Sons\nPosition: Quantity surveyor\nPeriod: June 2020 – present\nDuties: final accounts\n\nEmployer: Arbour\nPosition: Assistant\nPeriod: Sept 2017 – May 2020\nDuties: take-offs',
    [
      [78, 'Quantity'],
      [33, 'Assistant'],
    ],
  ],
  [
    'Relevant Experience\nPhD researcher, University of Hull, 2016-2020\nPhD Chemistry, University of Hull, 2016-2020\nLecturer, University of Leeds, 2020 - now',
    [
      [48, 'researcher'],
      [83, 'Lecturer'],
    ],
  ],
  [
    'Employment History:\nBarista\nJava House, Dublin 2\n11/2022 – 06/2024\nDuties:\nCoffee, tills\nDeli assistant\nSpar, Cork\n05/2021 – 10/2022\nDuties:\nSandwiches',
    [
      [20, 'Barista'],
      [18, 'Deli'],
    ],
  ],
  [
    'CAREER SUMMARY\n\nJul 2019 – Current\tRegistered Nurse, Royal Perth\nFeb 2016 – Jun 2019\tEnrolled Nurse, Bunbury\n2014 – 2015\tDiploma of Nursing, TAFE',
    [
      [89, 'Perth'],
      [41, 'Bunbury'],
    ],
  ],
  [
    'Work\n\nTechnician\nKestrel Labs\nsince 2021\n\nSabbatical\n2020 to 2021\n\nLab assistant\nKestrel Labs\n2017 to 2020',
    [
      [71, 'Technician'],
      [36, 'Lab assistant'],
    ],
  ],
  [
    'EXPERIENCE\nStore Manager at Fernley, Bath — 4 years (2020–2024)\nSupervisor at Fernley, Bath — 2 years (2018–2020)',
    [
      [48, 'Store'],
      [24, 'Supervisor'],
    ],
  ],
  [
    'Employment\nVerve Agency (contract), Mar 2024 - Sep 2025; also Blake & Co (contract), Jun 2024 - Dec 2025. iOS apps in both.',
    [
      [19, 'Verve'],
      [19, 'Blake'],
    ],
  ],
  // Posts in a table, and their accounts below it by employer.
  [
    '| 2023 - now | Fitter | Orban Lifts |\n| 2018 - 2022 | Driver | Selby Freight |\n\nOrban: traction lifts and callouts.\n\nSelby: pallets, tail lift.',
    [
      [47, 'callouts'],
      [48, 'pallets'],
    ],
  ],
  [
    '| 2023 - heute | Monteur | Hansa Kran |\n| 2018 - 2022 | Fahrer | Nordspedition |\n\nBei Hansa: Wartung von Brückenkranen.',
    [
      [47, 'Brückenkranen'],
      [48, 'Fahrer'],
    ],
  ],
  ["Welder, Sept '19 thru' Aug '21", one(24)],
  ['Welder 09-2019 to 08-2021', one(24)],
  ['Welder, 09/01/2019 - 08/31/2021', one(24)],
  ['Welder (Sep. 2019 until Aug. 2021)', one(24)],
  ['Welder: Sept 2019 ~ Aug 2021', one(24)],
  ['Welder, September 2019 — August 2021 (2 yrs)', one(24)],
  ['Welder 2019 – present (6+ years)', one(95)],
  ['Welder, in post since July 2021', one(65)],
  ['Welder, from July 2021', one(65)],
  ['Welder - July 2021 to current', one(65)],
  ['Welder (07/2021 - )', one(65)],
  ['Welder, 07.21 – heute', one(65)],
  ['Welder, July 2021 - still employed', one(65)],
  ['Welder, began July 2021, ongoing', one(65)],
  [
    'Welder, 2015 to 2019 and 2021 to 2023',
    [
      [48, 'welder'],
      [24, 'welder'],
    ],
  ],
  ["Welder '15-'19", one(48)],
  ['Welder, since the summer of 2021', one(65)],
  ['Welder, end of 2018 to start of 2021', one(28)],
  ['Welder, Easter 2019 – Christmas 2020', one(21)],
  ['Soudeur, 03/2018 à ce jour', one(105, 'Soudeur')],
  ['Soudeur, entre 2015 et 2018', one(36, 'Soudeur')],
  ['Soudeur (depuis sept. 2021)', one(63, 'Soudeur')],
  ['Soudeur, févr. 2018 - janv. 2020', one(24, 'Soudeur')],
  ['Soudeur – de 2015 à aujourd’hui', one(143, 'Soudeur')],
  ['Schweißer von Mai 2018 bis April 2020', one(24, 'Schweißer')],
  ['Schweißer, zwischen 2015 und 2018', one(36, 'Schweißer')],
  ['Schweißer, 05/18 – 04/20', one(24, 'Schweißer')],
  ['Schweißer (seit Herbst 2020)', one(74, 'Schweißer')],
  ['Schweißer, Mai 2018 - laufend', one(103, 'Schweißer')],
  ['WELDER | ORBAN | JAN 2018 – DEC 2019', one(24)],
  ['Welder. Jan. 2018 - Dec. 2019. Orban Metals', one(24)],
  ['Welder, 2018-01-15 - 2019-12-20', one(24)],
  ['Jan 18 – Dec 19 Welder, Orban', one(24)],
  ['I was a welder at Orban from 2015 until 2018, when I moved to Leeds', one(36)],
  ['I have welded at Orban since January 2022, mostly pipe', one(59, 'Orban')],
  ['In March 2020 I took over the welding shop and I still run it', one(81, 'welding')],
  ['Joined as a welder in 2017, left in 2020', one(36)],
  ['Welds 200 - 220 joints a week', []],
  ['Ext. 2019, room 2021', []],
  ['Coded to BS EN 9606-1:2017 and ISO 15614-1:2017', []],
  ['Won the 2018 and 2020 welding prize', []],
  ['Turnover of €2.018m - €2.020m', []],
  ['Passed the 2019 renewal, next due 2024', []],
  [
    'EXPERIENCE\n\nTeam Leader\nAsh Logistics, Derby\nFeb 2021 - now\n• 14 pickers\nPicker\nAsh Logistics, Derby\nFeb 2019 - Jan 2021\n• scanning',
    [
      [70, 'Team Leader'],
      [24, 'scanning'],
    ],
  ],
  [
    'Ash Logistics, Derby (2019 to date)\nTeam leader since Feb 2021\n14 pickers on lates\nPicker Feb 2019 to Jan 2021\nscanning',
    [
      [95, 'Ash'],
      [24, 'scanning'],
    ],
  ],
  [
    'Jobs\n\nNov 2022 to now - School caretaker, Elm Primary\nboilers, gates, snow\n\n2016 to Oct 2022 - Porter, St Anne\n\nPapers\nIOSH 2023',
    [
      [49, 'caretaker'],
      [82, 'Porter'],
    ],
  ],
  [
    "nina falk\nactuarial analyst\nnorthgate life, oct '22 - present\nreserving in r\nsummer intern, northgate, june - aug 2021\nmsc statistics, 2020 - 2022",
    [
      [50, 'northgate'],
      [3, 'intern'],
    ],
  ],
  [
    'Work experience\nCity Council – Planning Officer – 2018–present\nHouseholder appeals.\nCity Council – Graduate Planner – 2016–2018\nEducation\nMA Town Planning 2014–2016',
    [
      [107, 'Officer'],
      [24, 'Graduate'],
    ],
  ],
  [
    'Dates: 06/2020 – present\nEmployer: Brook\nTitle: Estimator\nTender returns\n\nDates: 09/2017 – 05/2020\nEmployer: Arbour\nTitle: Junior estimator\ntake-offs',
    [
      [78, 'Estimator'],
      [33, 'Junior'],
    ],
  ],
  [
    'Ute Falk\nEinkäuferin\n\nSprachen: Deutsch\n\nBeruflicher Werdegang\n\nSachbearbeiterin im Einkauf\nWerke Süd GmbH, Ulm\n08/2020 – heute\n- Angebote\n\nElternzeit 01/2018 – 07/2020\n\nKauffrau\nHaas GmbH, Ulm\n09/2014 – 12/2017',
    [
      [76, 'Sachbearbeiterin'],
      [40, 'Kauffrau'],
    ],
  ],
  [
    'PARCOURS PROFESSIONNEL\nDepuis 2020\nInfirmière, clinique des Lilas\nsoins\n2016-2020\nAide-soignante, EHPAD Rivage\n\nFORMATION\n2017-2020 IFSI de Lyon',
    [
      [83, 'Infirmière'],
      [48, 'Aide-soignante'],
    ],
  ],
  [
    'Employment\nLegal secretary, Crane LLP\nMay 2019 to\nApril 2022\nbundles\n\nTemp, Reed\nJan\n2018 to March 2019',
    [
      [36, 'Legal secretary'],
      [15, 'Temp'],
    ],
  ],
  [
    'Career history\n2014 – 2026 | Nurse, Elm Hospital (maternity leave 2019)\nward 4\n2012 – 2014 | Bank nurse',
    [
      [144, 'ward 4'],
      [24, 'Bank'],
    ],
  ],
  [
    'Profile: Chartered engineer since 2015, ten years in rail.\n\nExperience\nSignalling engineer, Coll Rail, 2016 - date\n- led the Derby resignalling, 2019 - 2021\n- tester in charge',
    [[131, 'tester in charge']],
  ],
  [
    'I have been a chef since 2012. I trained at the Mill, and I ran the pastry section of the Harbour Hotel from May 2015 to April 2019, with three commis under me. Since May 2019 I have been sous-chef at Larch House, where we serve 90 covers a night. I like the pass, the noise and a clean fridge.',
    [
      [179, 'chef'],
      [48, 'pastry'],
      [91, 'sous-chef'],
    ],
  ],
  [
    'Night supervisor, rig 74, Marmul - May 2024 to June 2026\n   BOP tests, casing runs, day report to town\nToolpusher, Abraj Energy - 2018 to 2024\n   rig moves, third party audits',
    [
      [26, 'casing runs'],
      [72, 'Toolpusher'],
    ],
  ],
  [
    'History\n\nSenior Database Administrator, Tarn Transport (Jul 2019 - present)\n * 110 servers, 2014 to 2022, in two halls\n * backups and patching',
    [[89, 'backups']],
  ],
  [
    '# Mo Reed\n\n## Employment\n\nStaff Nurse, Elm Hospital, 2020 to 2024\n- ward 4\n\n## Projects\n- dashboard of open data, 2023\n\n## Courses\n- Wound care, 2021',
    [[48, 'ward 4']],
  ],
  [
    'Experience\n2017 (Feb) to 2024 (April): Band 6 physiotherapist, Carrick Hospital\n2014 to 2017: Band 5 rotations',
    [
      [87, 'Band 6'],
      [36, 'Band 5'],
    ],
  ],
  [
    'Experience\n2011 - 2016  Oranje Airways: A320 line, certifying from 2012, run-up\n2009 - 2011  Trainee mechanic, Aero',
    [
      [60, 'Oranje'],
      [24, 'Trainee'],
    ],
  ],
  // The heads of a table open the work, and the ends of a span may have a column each.
  [
    'Tickets\nForklift   2019\n\nEmployer   Post   From   To\nOrban Lifts, Derby   Lift engineer   04/2019   now\nTarn Elevators   Fitter   01/2015   03/2019',
    [
      [92, 'Lift engineer'],
      [51, 'Fitter'],
    ],
  ],
  // What one is licensed to drive is no part of the last post.
  [
    'Expérience\nDe mars 2018 à février 2020 : grutière, Levage Orban\nMontage de charpentes\n\nPermis et formations\nPermis C 2017, CACES R483 en 2018',
    [[24, 'charpentes']],
  ],
];
