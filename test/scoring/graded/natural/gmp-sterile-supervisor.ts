/** Sterile manufacturing supervisor, North Carolina: four years of aseptic fill, two years of leading, a degree or equivalent. */
import type { GradedJob } from '../types.ts';

export const gmpSterileSupervisor: GradedJob = {
  job: 'gmp-sterile-supervisor',
  title: 'Manufacturing Supervisor, Sterile Operations',
  spec: `MANUFACTURING SUPERVISOR, STERILE OPERATIONS (2nd shift)
Tarpine Biologics | Wilson, NC | Req 20418

About the site
Tarpine fills injectable vaccines and monoclonal antibodies for commercial and Phase III supply. Two vial lines, one syringe line, 410 colleagues.

What you'll do
• Run the 2nd-shift fill floor: 14 associates, line clearance, set-up, aseptic interventions, batch record review on the floor
• Own deviations and CAPAs for your shift and close them on time
• Lead media fills, gowning qualification and airflow visualization with QA
• Coach, schedule and evaluate your people
• Be the face of your area in FDA and client audits

Basic qualifications
• B.S. in a life science, chemistry or engineering, OR associate degree with 6+ years in pharmaceutical manufacturing, OR high school diploma with 10+ years
• 4+ years working hands-on in aseptic processing in a cGMP environment (ISO 5 / Grade A)
• 2+ years supervising or leading a production team

Preferred
• Isolator or RABS filling
• Familiarity with EU Annex 1 (2022)
• MES (PAS-X, Syncade) and TrackWise or Veeva
• Lean or Six Sigma belt

Physical
Able to gown fully for up to four hours and lift 35 lb.

Tarpine is an equal opportunity employer. Sponsorship is not available for this role. 401(k) match, shift differential 12%.`,
  graded: [
    {
      name: 'line-supervisor',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'B.S., nine years of aseptic filling, four as supervisor of 11, isolator, Annex 1, PAS-X, FDA audits, green belt.',
      lacks: [],
      cv: `DARNELL OKAFOR-WHITLEY
Rocky Mount, NC

Production Supervisor, Vial Filling
Cedar Neck Injectables, Rocky Mount, NC | 06/2022 - Present
• 11 filling and component-prep associates on a 12-hour rotating schedule
• Line 3 is a Grade A isolator with VHP decontamination; wrote the intervention matrix during the site's Annex 1 gap project
• Floor review of electronic batch records in PAS-X, right-first-time from 88% to 97%
• 41 deviations owned in TrackWise since 2023, none overdue
• Walked FDA investigators through smoke studies, 2024 (no 483 items in my area)

Aseptic Manufacturing Associate I, II, III
Cedar Neck Injectables | 08/2017 - 05/2022
• Set-up and operation of an open RABS vial filler and capper; gown-qualified every year; took part in nine media fills
• Trained new hires in aseptic technique and first-air behavior

Lab Assistant, microbiology (work-study)
2015 - 2017

Education
B.S. Biology, Tar River State University, 2017

Six Sigma Green Belt, 2021
OSHA 10
U.S. citizen. Open to 2nd or 3rd shift.`,
    },
    {
      name: 'outsourcing-pharmacy',
      kind: 'gem',
      low: 75,
      high: 90,
      best: 83,
      why: 'Called a lead pharmacy technician, but six years of ISO 5 filling under cGMP at an outsourcing plant, leading nine.',
      lacks: [],
      cv: `Marisela Duarte-Finch, CPhT

I am a pharmacy technician by title, and have been one since 2014.

LEAD PHARMACY TECHNICIAN, Blue Heron Sterile Services (FDA-registered 503B outsourcing facility), Durham NC. Feb 2021 to today.
We make 30,000 prefilled syringes a week for hospitals, so everything here is 21 CFR 210/211. I lead the evening crew of nine: assignments, line clearances, reviews, one termination, two promotions. Inside the suite I am still gowned about half of my week, filling in ISO 5 hoods and on a semi-automated syringe filler behind restricted-access barriers. I plan our semiannual media fills (last three rounds: zero growth in 14,000 units), sign batch records before they go to quality, investigate environmental excursions and write them up in Veeva. FDA was here in 2022 and 2025; I was interviewed both times.

PHARMACY TECHNICIAN II, same company. May 2019 to Jan 2021.
Aseptic filling and inspection of syringes and bags, five days a week.

PHARMACY TECHNICIAN, Eno Valley Hospital. 2014 to 2019.
USP 797 IV room, chemo, carts.

B.S. Chemistry, Neuse College, 2014 (evening program). Yellow belt. English and Spanish. No MES where I work, only paper and Veeva.`,
    },
    {
      name: 'new-lead',
      kind: 'years',
      low: 58,
      high: 73,
      best: 67,
      why: 'B.S. and six years on the filling floor, but she has led people only since April 2026, seven months of the two years.',
      lacks: ['2+ years supervising or leading a production team'],
      cv: `Hannah Lindqvist
hannah.l@example.net | Wilson NC

SUMMARY
Aseptic filling professional, isolator and RABS. Ready to take on a supervisor role.

EXPERIENCE
Goldfinch Vaccines, Holly Springs NC

  Shift Lead, Drug Product (Apr 2026 - present)
  Seven associates on nights. Daily board, assignments, first review of batch records, shift hand-over, performance check-ins.

  Senior Manufacturing Associate (Jan 2023 - Apr 2026)
  Isolator syringe line: set-up, glove integrity tests, interventions, environmental monitoring. Subject-matter expert in the media fill protocol. Author of 12 SOPs rewritten for Annex 1. Deviation writer in Veeva.

  Manufacturing Associate (Jul 2020 - Dec 2022)
  Grade A/B vial filling, component prep, autoclave and depyrogenation tunnel, PAS-X execution.

EDUCATION
BS Chemical Engineering, Piedmont Tech, 2020

CERTIFICATES
Lean Six Sigma Yellow Belt (2024)
BioWork certificate, community college (2019)

OTHER
Gown qualification current. No visa needed. Volunteer softball umpire.`,
    },
    {
      name: 'tablets-now',
      kind: 'old',
      low: 57,
      high: 73,
      best: 66,
      why: 'Nine years of sterile filling, half of them as supervisor, but it ended in 2016; since then tablets and packaging.',
      lacks: [],
      cv: `RESUME OF GERALD T. POOLE

Education: B.S. Industrial Engineering, 1999

2016-present  Pamlico Generics, Greenville NC
              Production Supervisor, oral solids. 22 operators across granulation,
              compression and coating; later also bottle packaging. OEE up nine points.
              cGMP training owner for the building. SAP, TrackWise. Hosted FDA in 2019
              and 2023. Kaizen events, Green Belt (2018).

2011-2016     Catawba Parenterals, Clayton NC
              Supervisor, Sterile Filling. Ampoule and vial lines, conventional Grade A
              in a Grade B room; 16 people; media fills twice a year; gowning
              certification of staff; batch record sign-off. Left in June 2016 when the
              plant shut.

2007-2011     Catawba Parenterals
              Filling operator, then lead operator. Aseptic assembly of the filler,
              stopper bowls, manual interventions, viable and non-viable monitoring.

1999-2007     Furniture manufacturing, process engineer, High Point NC

Married, three grown children, would welcome second shift. Can lift what is needed.
References from Pamlico on request once an offer is near.`,
    },
    {
      name: 'sterile-processing',
      kind: 'trap',
      low: 14,
      high: 33,
      best: 25,
      why: 'Supervises the sterilization of surgical instruments in a hospital: another kind of sterile, no drug manufacturing.',
      lacks: [
        '4+ years working hands-on in aseptic processing in a cGMP environment (ISO 5 / Grade A)',
        'B.S. in a life science, chemistry or engineering, or the associate or high school alternatives in pharmaceutical manufacturing',
      ],
      cv: `Latoya Brinson, CRCST, CHL
Sterile Processing Supervisor

WORK HISTORY

Neuse Regional Medical Center, Goldsboro NC
Supervisor, Sterile Processing Department, 2nd shift (March 2019 - now)
- Leads 14 sterile processing technicians; hiring, schedules, evaluations
- Decontamination, assembly, steam and low-temperature hydrogen peroxide sterilization of 180 trays a day
- Biological indicators, load records, recalls; aseptic handling and storage of sterile goods
- Owner of corrective actions after Joint Commission survey; zero repeat findings in 2025
- Lean huddle board, 5S

Neuse Regional Medical Center
Sterile Processing Technician II (2013 - 2019)
- Case carts, flash loads, loaner instruments, endoscope reprocessing

Contentnea Nursing Home
Certified nursing assistant (2010 - 2013)

EDUCATION
B.S. Health Services Administration, online, 2020

CERTIFICATIONS
CRCST since 2014, CHL since 2020
AAMI ST79 training each year

SKILLS
Gowning and PPE, validation of sterilizers, batch monitoring, audits, team leadership, Censis tracking system`,
    },
  ],
};
