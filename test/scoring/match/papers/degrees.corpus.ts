// Degrees as CVs name them, by their letters and in words: finished, under way, left unfinished, of a lower step or another
// subject.
// Written from general knowledge of how people write.

import type { PaperRow } from './paper-row.ts';

export const DEGREES: readonly PaperRow[] = [
  {
    title: 'Maintenance Technician',
    ask: "Bachelor's degree in mechanical engineering; OR an associate degree or a journeyworker's card in an electrical trade",
    held: [
      'Associate degree, Mechanical Engineering Technology, Rock Valley College, 2016',
      'BSME, Iowa State University, 2015',
      "Journeyman's card, electrician, 2014",
    ],
    less: ['High school diploma, 2009', 'Graduate of Freeport High School'],
  },
  {
    title: 'Data Analyst',
    ask: "Bachelor's degree in statistics, mathematics, economics or a related quantitative field",
    held: [
      'B.S. Applied Mathematics, Ohio State, 2017',
      'BSc (Hons) Economics, Leeds, 2:1',
      'education: bsc statistics, university of warwick, 2016',
      'M.A. Economics, 2020',
      'PhD in Physics, Durham 2015',
      'Graduated from Exeter in 2019 with a first in Mathematics and Statistics',
      'B.A. Mathematics-Economics 2018',
      'Diplom-Volkswirtin, Universität Mannheim 2010',
      'Double major in Statistics and Psychology (BA), Carleton College, 2014',
    ],
    less: [
      'Studying BSc Mathematics, expected 2028',
      'BSc (Hons) Statistics, Open College, by distance. Modules 1-6 of 8 passed. Final year began October 2026.',
      'BSc Economics, Hull\nYears 1 to 4 of 6 passed\nLast year began in September 2026, finish expected June 2027',
      'Graduate of Millbrook High School, 2014',
      'Started a degree in economics at Hull in 2012, left after the second year',
      'BA Fine Art 2015',
      'HND Business, 2012',
      'A levels: Maths, Further Maths, Physics',
      'Data bootcamp, 14 weeks, 2025. No degree.',
      'B.S. Statistics, 2024 - present, junior year',
    ],
  },
  {
    title: 'Structural Engineer',
    ask: 'Degree in civil or structural engineering',
    held: [
      'MEng Civil Engineering, Bath, 2014',
      'BEng (Hons) Civil & Structural Engineering 2011',
      'B.E. Civil, University of Pune, 2009',
      'Bauingenieur (Dipl.-Ing.), TU Dresden 2006',
      'B.Tech in Civil Engineering (IIT Madras)',
    ],
    less: [
      'HNC Civil Engineering; final year of the part-time BEng',
      'BSc Geography 2010',
      'BEng Civil Engineering, withdrew in 2015 without completing',
    ],
  },
  {
    title: 'Warehouse Manager',
    ask: "Bachelor's degree or an equivalent combination of education and experience",
    held: [
      'Associate of Applied Science in Logistics, 2015\nWarehouse manager, Granite Parts, 2016 - present',
      'BS Supply Chain Management, 2014',
    ],
  },
  {
    title: 'Social Worker',
    ask: 'Degree in social work (BA, MA or DipSW)',
    held: [
      'DipSW, Sunderland 1999',
      'MA Social Work, Birmingham 2014',
      'BA (Hons) Social Work 2012',
      'Diploma in Social Work 2001',
    ],
    less: ['Social work degree: second year of three'],
  },
  {
    title: 'Ingénieur travaux',
    ask: "Diplôme d'ingénieur ou master en génie civil",
    held: [
      "Ingénieur diplômé de l'ESTP, 2014",
      'Master génie civil, Université de Nantes, 2016',
      "Diplôme d'ingénieur INSA Lyon, génie civil, 2012",
    ],
    less: ['BTS bâtiment 2010', 'Master 2 génie civil en cours, fin en septembre 2027'],
  },
  {
    title: 'Controller',
    ask: 'Abgeschlossenes Studium der Betriebswirtschaft',
    held: [
      'B.A. Betriebswirtschaftslehre, Uni Köln 2016',
      'Diplom-Kauffrau, Universität Münster 2008',
      'Studium BWL (M.Sc.), Mannheim, Abschluss 2018',
    ],
    less: [
      'BWL-Studium nach vier Semestern abgebrochen',
      'Studium BWL, 5. Semester',
      'Industriekaufmann IHK 2012, kein Studium',
    ],
  },
  {
    title: 'Grants Coordinator',
    ask: "Bachelor's degree",
    held: [
      'B.B.A., Lakehurst University, 2016',
      'BSN, St. Anselm College, 2014',
      'B.S.W., Tarleton Ridge University, May 2012',
      'BMus (Hons) Performance, Leeds Conservatoire, 2011',
      'LLB (Hons), University of Kent, 2:1',
      'B.F.A. Printmaking, Oak Hollow School of Art, 2009',
      'BA (Hons) 2:2 History, Hull',
      'B.Arch., Carrow State, 2013',
      'A.B. Classics, 2010, magna cum laude',
      'B.S.N. and R.N. 2015',
      'BCom, University College Cork, 2018',
      'Licenciatura en Economía, Universidad de Granada, 2015',
      'Laurea in Scienze Politiche, Università di Bologna, 2014',
      'MSci Geophysics, Durham, 2017',
      'University of Leicester: Archaeology, First Class Honours, 2013',
      'B.Tech in Agricultural Engineering, 2012',
      'Bachelors in Family Studies',
      'B.S. in Biology (2014), currently pursuing MBA',
      'MBA (expected 2027), BA 2012',
      'BSc Biology 2014 and now studying for an MSc in Ecology',
      'Graduated from Miami University (Ohio) in 2011 with a BS in Kinesiology',
      'B.A.Sc., Environmental, Guelph, 2016',
      'BHSc, 2014',
    ],
    less: [
      'A.A.S. Office Administration, Pellston Community College, 2014',
      'High school diploma 2009',
      'B.A. Sociology, expected May 2027',
      '64 credits towards a B.S., Sinclair Valley, 2009 - 2011, no degree',
      'A levels: History, French, Art',
    ],
  },
  {
    title: 'Epidemiology Analyst',
    ask: "Master's degree in public health, epidemiology or a related field",
    held: [
      'M.P.H., Epidemiology, Great Lakes University, 2019',
      'MPH 2020, Bristol',
      'Master of Public Health, 2017',
      'MSPH, Biostatistics, 2018',
      'Dr.P.H., Carolina Tidewater, 2022',
      'PhD Epidemiology, Leeds 2021',
    ],
    less: [
      'B.S. Public Health, 2016',
      "Bachelor's degree in Health Science, 2018",
      'MPH, in progress, expected August 2027',
      'BSc Biology, MA started 2019, not completed',
    ],
  },
  {
    title: 'Radio Frequency Engineer',
    ask: "Bachelor's or Master's degree in electrical engineering, electronics or physics",
    held: [
      'B.S.E.E., Western Plains University, 2012',
      'MEng Electronic and Electrical Engineering, Strathclyde, 2016',
      'BSc Physics and MSc RF Systems, 2014',
      'Dipl.-Ing. Elektrotechnik, TU Dresden, 2009',
      'M.S.E.E. 2018',
    ],
    less: [
      'BA Hispanic Studies, Sheffield 2013',
      'B.S. Nursing, 2014',
      'HNC Electronics, 2011',
      'LLB 2012, University of Surrey',
    ],
  },
  {
    title: 'Analytical Chemist',
    ask: 'Degree in chemistry, biochemistry or pharmaceutical science',
    held: [
      'MChem, University of York, 2:1, 2018',
      'BSc Chemistry with Placement, 2015',
      'B.Pharm., 2014',
      'MPharm 2016',
    ],
    less: [
      'BSc Computer Science, 2016',
      'BA Economics 2014',
      'BTEC Level 3 Applied Science, 2012',
      'BEng Mechanical Engineering, 2017',
    ],
  },
  {
    title: 'Physics Research Fellow',
    ask: 'PhD in physics or astronomy',
    held: [
      'DPhil Astrophysics, Oxford 2021',
      'PhD (Physics), Cardiff, viva passed May 2020',
      'Dr. rer. nat., Physik, Göttingen 2019',
    ],
    less: [
      'PhD Musicology, 2016',
      'PhD Physics, thesis to be submitted in spring 2027',
      'MPhys, Warwick, 2018',
      'PhD student in cosmology, third year',
    ],
  },
  {
    title: 'Respiratory Therapist, Pediatrics',
    ask: 'Associate degree in respiratory therapy and RRT credential',
    held: [
      'A.S. Respiratory Therapy, Delmont CC, 2017; RRT (NBRC) 2017',
      'B.S. Respiratory Care 2019. RRT-NPS.',
      'A.A.S. Respiratory Care, 2015. Registered Respiratory Therapist.',
    ],
    less: [
      'A.S. Respiratory Therapy, 2024. CRT; RRT exam scheduled for March.',
      'Certified nursing assistant, 2020',
    ],
  },
  {
    title: 'Construction Scheduler',
    ask: "Bachelor's degree in construction management or a certificate from an accredited scheduling program",
    held: [
      'Construction Scheduling Certificate, Platte River College (ACCE accredited), 2020\nHigh school diploma 2012',
      'B.S. Construction Management, 2015',
    ],
    less: [
      'High school diploma 2012. Ten years as a carpenter.',
      'Scheduling certificate course, in progress, due June 2027',
    ],
  },
  {
    title: 'Entwicklungsingenieur Hochspannung',
    ask: 'Abgeschlossenes Studium der Elektrotechnik oder Physik',
    held: [
      'M.Sc. Elektrotechnik, RWTH Aachen, 2018',
      'Diplom-Physiker, Uni Ulm 2008',
      'Dipl.-Ing. (FH) Elektrotechnik',
      'B.Eng. Elektro- und Informationstechnik, HTW 2019',
    ],
    less: [
      'Vordiplom Elektrotechnik, Studium abgebrochen',
      'Staatsexamen Jura 2012',
      'Elektroniker für Betriebstechnik (IHK)',
      'Studium der Germanistik, M.A. 2014',
    ],
  },
  {
    title: 'Contrôleur de gestion',
    ask: 'Bac+5 en école de commerce ou master en finance',
    held: [
      'Master 2 Finance, Université Lyon 3, 2018',
      'ESSEC, Programme Grande École, 2016 (bac+5)',
      'Master CCA, IAE de Lille, 2017',
    ],
    less: [
      'BTS Comptabilité et gestion, 2015',
      'Licence AES 2014',
      'Master 2 Contrôle de gestion en cours, diplôme prévu en septembre 2027',
    ],
  },
  {
    title: 'Volunteer Programme Officer',
    ask: "Bachelor's degree required",
    held: [
      'Oberlin Heights College, B.A. Religion 2012',
      'BSocSc Development Studies, Queens, 2014',
      'B.S., Human Ecology, 2008',
      'Honours degree (2:1) in Geography, Aberystwyth, 2010',
      'First class degree, Modern History, 2017',
      'Bachelor of Applied Science (Parks Management), 2013',
      'I graduated from Ulster with a 2:2 in Media Studies in 2012.',
      'M.Div., 2016',
      'B.A./B.Ed. concurrent, Trent, 2011',
      'Licence de lettres modernes, Nantes, 2013',
    ],
    less: [
      'Attended Kent State for two years, no degree',
      'Degree not finished: left in third year',
      'BTEC National Diploma in Public Services',
      'Sophomore, B.A. Communication',
      'B.S. in Public Administration (expected December 2027)',
      'Associate of Arts, 2015',
      'Foundation year completed, BA starts October',
    ],
  },
  {
    title: 'School Psychologist',
    ask: "Master's degree in school psychology or a related discipline",
    held: [
      'Ed.S. School Psychology, Ball Creek, 2018; M.A. 2016',
      'M.S.Ed. Counseling Psychology, 2015',
      'Psy.D., School Psychology, 2020',
      'MA in Educational Psychology, 2014',
    ],
    less: [
      'B.A. Psychology 2016',
      'M.S. Accounting, 2014',
      'Master’s in School Psychology, anticipated graduation: August 2027',
    ],
  },
  {
    title: 'Process Safety Engineer',
    ask: 'Degree in chemical engineering',
    held: [
      'MEng Chemical Engineering, Swansea, 2015',
      'B.E. (Chemical), 2010',
      'BSc(Eng) Chemical and Process Engineering',
      'B.S.Ch.E., 2012',
    ],
    less: [
      'BA (Hons) Fashion Marketing, 2014',
      'BSc Accounting and Finance 2013',
      'HNC Chemical Engineering 2010',
    ],
  },
  {
    title: 'Clinical Data Statistician',
    ask: 'MSc or PhD in statistics',
    held: [
      'M.S. Statistics, 2017',
      'MSc Medical Statistics, Leicester 2014',
      'PhD Statistics, 2020',
      'MStat, Hasselt, 2018',
    ],
    less: [
      'BSc Statistics 2016',
      'MSc Statistics (part-time), due to finish in September 2027',
      'MA English Literature, 2013',
    ],
  },
  {
    title: 'Referent Umweltrecht',
    ask: 'Abgeschlossenes Hochschulstudium (Master oder Diplom) in Umweltwissenschaften oder vergleichbar',
    held: [
      'M.Sc. Umweltwissenschaften, Uni Freiburg 2017',
      'Diplom-Geoökologin, Bayreuth 2009',
      'Master Umweltplanung, TU Berlin, 2018',
    ],
    less: [
      'B.Sc. Umweltwissenschaften 2019',
      'Master Umweltwissenschaften, laufend, Abschluss voraussichtlich 2027',
      'Ausbildung zum Chemielaboranten',
    ],
  },
  {
    title: 'Museum Registrar',
    ask: 'Degree in museum studies, history of art or similar',
    held: [
      'ma museum studies, leicester, 2014',
      'BA History of Art, Courtauld, 2012',
      'I read History at Durham and took an MA in Heritage in 2011.',
      'MLitt Museum and Gallery Studies',
    ],
    less: [
      'MEng Aeronautics 2012',
      'BSc Midwifery, 2010',
      'MA Museum Studies (distance learning), current, ends 2028',
    ],
  },
  {
    title: 'Water Resources Planner',
    ask: "Bachelor's degree in geography, hydrology, environmental science or engineering",
    held: [
      'B.Sc. (Hons) Physical Geography, 2014',
      'B.Eng. Water Engineering, 2012',
      'BSc Geology',
      'B.S. Environmental Engineering, Utah, 2015',
    ],
    less: ['B.Mus. 2013', 'BA Theology', 'Diploma in travel and tourism'],
  },
  {
    title: 'Corporate Counsel',
    ask: 'J.D. from an accredited law school',
    held: [
      'J.D., Lakewood School of Law, 2014',
      'Juris Doctor, cum laude, 2012',
      'JD 2016, Cardinal University',
    ],
    less: [
      'LL.B. (in progress)',
      'B.A. Political Science, 2010',
      'J.D. candidate, May 2028',
      'Paralegal certificate',
    ],
  },
  {
    title: 'Hospice Chaplain Coordinator',
    ask: "Bachelor's degree; master's preferred",
    held: ['B.Th., 2009', 'B.A. in Religious Studies from Hope Valley', 'M.Div. Emory 2014'],
    less: ['Certificate in pastoral care', 'B.A. candidate, 2028'],
  },
  {
    title: 'Hydraulics Design Engineer',
    ask: 'Bachelor of Engineering (mechanical) or equivalent',
    held: [
      'BEng Mechanical, UNSW 2015',
      'B.E. Mech. (Hons), 2012',
      'Dipl.-Ing. Maschinenbau (FH) 2008',
      'BSME, Purdue, 2016',
    ],
    less: ['BA Journalism', 'Certificate IV in Engineering'],
  },
  {
    title: 'Vertriebsingenieur',
    ask: 'Studium Maschinenbau oder Wirtschaftsingenieurwesen (Bachelor oder Master)',
    held: [
      'B.Eng. Maschinenbau, HS Esslingen 2016',
      'Dipl.-Wirt.-Ing. (FH), 2010',
      'Master Wirtschaftsingenieurwesen, KIT, 2019',
    ],
    less: ['Industriemechaniker', 'Studium Maschinenbau, 4. Semester', 'B.A. Kunstgeschichte'],
  },
  {
    title: 'School Business Manager',
    ask: "A bachelor's degree or a Level 4 Diploma for School Business Managers",
    held: [
      'BA (Hons) History, Keele, 2006',
      'Diploma for School Business Managers, Level 4, CIPFA/ISBL, 2021',
      'B.A. Honours in Geography, Univ. of Hull (2001)',
      'Honours graduate (2:1) in Politics, University of Stirling 2009',
      'Open University: BSc (Hons) awarded 2017',
    ],
    half: ['HND Business Studies, 1999', 'Final year of a BA Business Management with the Open University'],
    none: [
      'A levels: Economics, French, Art',
      'Left Bangor University after the first year to take over the family shop',
    ],
  },
  {
    title: 'Process Engineer, Dairy',
    ask: 'Degree in chemical engineering, food engineering or food science',
    held: [
      'Diplôme d’ingénieur, AgroParisTech, food process engineering, 2018',
      'Graduated in chemical engineering, University of Cape Town (BSc Eng), 2015',
      'Five-year master engineer, food technology, Warsaw University of Life Sciences, 2014',
      'Ingeniería Química, Universidad de Zaragoza (2010-2015)',
    ],
    half: [
      'BEng Mechanical Engineering 2017, all work since in packaging lines',
      'BA (Hons) English Literature, 2012; dairy shift leader since 2015',
      'Chemical engineering, University of Porto, four of five years done, thesis outstanding',
    ],
    none: [
      'City & Guilds dairy technology; process operator, 2011 to date',
      'Started a BSc Food Science at Reading, left in second year',
    ],
  },
  {
    title: 'Quantity Surveyor, Galway',
    ask: 'Honours degree in quantity surveying (NFQ Level 8)',
    held: [
      'BSc (Hons) Quantity Surveying & Construction Economics, ATU Galway, 2019',
      'B.Sc. in Quantity Surveying (Level 8), 2.2, TU Dublin 2021',
    ],
    half: [
      'Ordinary Bachelor (Level 7) in Quantity Surveying, ATU Sligo, 2020',
      'BSc (Hons) Quantity Surveying, TU Dublin, 2023 - present, final year',
      'BA (Hons) Music, Maynooth 2016; trainee QS since 2021',
    ],
    none: ['Site clerk and measurer for ten years; Leaving Certificate 2008'],
  },
  {
    title: 'Deputy Mine Surveyor',
    ask: 'Applicants need a degree in surveying or spatial science and an authorised mine surveyor certificate',
    held: [
      'Bachelor of Spatial Science (Surveying), Curtin, 2014. Authorised Mine Surveyor (WA), grade 1, 2018.',
      'B.Surv (Hons), UNSW 2011; Authorised Mine Surveyor certificate since 2016, current',
    ],
    less: [
      'Bachelor of Surveying, 2019. Mine surveyor certificate: sitting the board exam in March.',
      'Advanced Diploma of Surveying, TAFE 2016. Authorised mine surveyor 2020.',
      'BSc Geology, 2015; underground geologist, Kalgoorlie, 2016 - present',
    ],
  },
  {
    title: 'Arboricultural Consultant',
    ask: 'Level 6 Professional Diploma in Arboriculture, or a degree in arboriculture or forestry',
    held: [
      'ABC Level 6 Professional Diploma in Arboriculture, 2021',
      'BSc (Hons) Arboriculture and Urban Forestry, Myerscough 2016',
      'BSc Forest Management, Bangor 2012',
    ],
    half: [
      'Level 4 Diploma in Arboriculture, 2020',
      'ABC Level 4 2018; Level 6 Professional Diploma in Arboriculture in progress, four of eight units',
      'BSc Ecology, 2014; tree officer since 2017',
    ],
    none: ['Climber since 2010, NPTC CS38, CS39', 'NVQ Level 2 Horticulture, 2009'],
  },
  {
    title: 'Policy Economist',
    ask: 'Honours degree in economics (2:1 or above)',
    held: [
      'BSc (Hons) Economics, 2:1, University of Kent, 2018',
      'MA (Hons) Economics and Politics, First, Edinburgh 2015',
      'MSc Economics, Warwick, 2020; BSc Economics 2019, upper second',
    ],
    half: ['BA Marketing, 2:1, 2016', 'BSc Economics, third year, UCL, graduating in July'],
    none: ['A level Economics, grade A; civil service administrative officer'],
  },
  {
    title: 'Clinical Laboratory Supervisor',
    ask: "Bachelor's degree in medical laboratory science required",
    held: [
      'Education\nB.S. Medical Laboratory Science, Pell State University, 2014',
      'Education\nBSMLS, Howard Falls University, 2014',
      'Education\nMedical Laboratory Science, University of Tarrow, 2010 - 2014, second class honours',
    ],
    half: [
      'Education\nAssociate of Applied Science, Medical Laboratory Technology, Pell Community College, 2016',
      'Education\nAssociate Degree in Medical Laboratory Technology, Pell College, 2016\nBS completion program, online, expected May 2028',
      'Education\nAssociate of Science degree (MLT), 2016',
    ],
    none: ['Laboratory assistant, Pell Hospital, 2016 - present. High school diploma 2012.'],
  },
  {
    title: 'Software Quality Engineer',
    ask: 'BSc or BEng in computer science, software engineering or similar',
    held: [
      'Education\nBSE Computer Engineering, Tarrow University, 2016, cum laude',
      'Education\nB.S.E.E., Iron Range University, 2016',
      'Bachelor of Applied Science (Computing), 2018, Coastal University',
    ],
    half: [
      'Education\nFoundation degree in Computing, Coast College, 2018',
      'HND Software Development, 2019',
    ],
    none: ['School: GCSEs 2012. Self-taught, three bootcamps.'],
  },
  {
    title: 'Registered Nurse, Day Surgery',
    ask: 'BSN required',
    held: [
      'Education\nBSN, Lakeview University, 2019',
      'RN-to-BSN completed December 2021, Lakeview University',
    ],
    half: [
      'Education\nADN, Lakeview Community College, 2018. RN-to-BSN in progress, graduating 2027.',
      'Education\nAssociate Degree in Nursing, Lakeview College, 2018',
      'Education\nASN, Lakeview Technical College, 2017',
    ],
    less: ['LPN, Lakeview Technical College, 2015'],
  },
  {
    title: 'Trainee Patent Attorney',
    ask: 'A degree in a science or engineering discipline is required',
    held: [
      'BSc (Hons) Physics, Exeter, 2018',
      'BSc Geology, Durham, 2017',
      'MEng Mechanical Engineering, Bath, 2016',
      'BSc Biochemistry, Leeds, 2019',
    ],
    half: ['BA History, York, 2018', 'LLB Law, Hull, 2019', 'BA Fine Art, Falmouth, 2015'],
  },
  // Years that stand in the place of a degree.
  {
    title: 'Survey Technician',
    ask: "A bachelor's degree in geomatics is required, but four years of surveying will do in its place",
    held: [
      'Survey Technician, Elm Land Surveys, March 2015 to present\nSurveying of building plots and roads. No degree.',
      'BSc Geomatics, Elm University, 2020',
    ],
    less: [
      'Survey Technician, Elm Land Surveys, March 2025 to present\nSurveying of building plots. No degree.',
    ],
  },
  {
    title: 'Infant Room Lead',
    ask: 'Associate degree in early childhood education',
    held: [
      'A.A.S. Early Childhood Ed., Lake Comm. College, 2017',
      'AA Early Childhood, Lake Tech. Coll., 2014',
    ],
    less: ['A.A. Early Childhood Ed., Lake Comm. College, second year of two'],
  },
];
