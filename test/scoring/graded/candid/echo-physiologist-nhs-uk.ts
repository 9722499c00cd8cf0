import type { GradedJob } from '../types.ts';

export const echoPhysiologistNhsUk: GradedJob = {
  job: 'echo-physiologist-nhs-uk',
  title: 'Senior Cardiac Physiologist (Echocardiography)',
  spec: `Senior Cardiac Physiologist (Echocardiography)
Band 7 | Permanent | 37.5 hours a week | Cardiology, Division of Medicine

Job overview
Tarrant and Stour Hospitals NHS Foundation Trust serves around 410,000 people from two acute sites and a diagnostic centre on the old market square. Our echo department carries out about 14,000 studies a year and we are looking for an experienced colleague to strengthen the senior team.

Main duties of the job
You will run your own adult transthoracic lists for inpatients and outpatients, issue the final report without a second reader, and escalate critical findings to the on-call registrar. You will take your share of the valve surveillance clinic, help with stress and transoesophageal sessions, review the work of junior physiologists and bring trainees through their logbooks. Audit of image and report quality is done monthly and you will lead it in rotation.

Working for our organisation
We are proud of our staff networks, on-site nursery and salary sacrifice schemes. The Trust is committed to safeguarding and to equality of opportunity. The post is subject to an enhanced DBS check. We may close the advert early if enough applications are received.

Person specification
Essential
- Degree in clinical physiology or healthcare science (cardiac), the Scientist Training Programme in cardiac science, or an equivalent
- Current accreditation in adult transthoracic echo from the British Society of Echocardiography, or the European (EACVI) certificate
- On the register of the RCCP or AHCS, or HCPC registered as a clinical scientist
- No less than two years of scanning and reporting adult echoes independently

Desirable
- Stress echo, contrast or strain imaging
- Experience of a physiologist-led valve clinic
- Teaching or mentoring of trainees
- Cross-site working; full driving licence`,
  graded: [
    {
      name: 'dilys-marsh-strong',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 95,
      why: 'Degree, current BSE accreditation, RCCP and more than eight years of unsupervised echo reporting, all dated and current, with valve clinic, stress echo and mentoring on top.',
      lacks: [],
      cv: `DILYS MARSH
14 Pound Lane, Wexcombe, Wiltshire | dilys.marsh@example.org | 07700 900142

I have worked in cardiac diagnostics since I left university and for the last eight years nearly all of it has been echo.

EMPLOYMENT

Mar 2022 - present    Highly Specialist Cardiac Physiologist (Band 7)
Ridgeway Hospitals NHS Trust
* Own list of eight or nine TTEs a day, wards and outpatients. I report and authorise everything I scan; consultants see only what I flag.
* Every second Thursday I run the valve clinic with one colleague: about 180 patients with native valve disease and bioprostheses, history, scan, letter to GP, date of next visit.
* Dobutamine stress lists twice a month, including Sonovue contrast. GLS for the cardio-oncology patients.
* Workplace supervisor for three trainees, two of whom have since become accredited.
* Lead for our quality assurance round (five random studies per operator per month).

Oct 2017 - Feb 2022    Cardiac Physiologist, Band 6
Ridgeway Hospitals NHS Trust
Echo 3 days, pacing follow-up and Holter analysis 2 days. Independent reporting from June 2018. Took part in the primary PCI on-call rota in the cath lab until 2020.

July 2014 - Sept 2017    Cardiac Physiologist, Band 5
Cleeve General Hospital
ECG, exercise tests, ambulatory monitoring, cath lab; started echo training in autumn 2016.

QUALIFICATIONS AND REGISTRATION
BSc (Hons) Healthcare Science (Cardiac Physiology), Severn Vale University, 2011 - 2014, 2:1
BSE adult TTE accreditation, May 2018; reaccredited May 2023, valid to May 2028
RCCP registered since 2014, renewed for 2026
Immediate Life Support, February 2026

OTHER
Poster at the BSE annual meeting 2024 on moderate aortic stenosis and intervals between visits. Clean driving licence, used to working over two sites.

Referees on request.`,
    },
    {
      name: 'tobias-ferncastle-gem',
      kind: 'gem',
      low: 84,
      high: 95,
      best: 90,
      why: 'Titled a fleet and clinics supervisor, yet he scans and signs off adult echoes daily, is HCPC registered after the STP and holds the European TTE certificate; only the valve clinic and stress work are older.',
      lacks: [],
      cv: `Tobias Ferncastle
Bath. tobias.ferncastle@example.org

FLEET AND CLINICS SUPERVISOR, Pennard Mobile Health Ltd, April 2023 to date

The title is misleading so let me explain. Pennard puts four lorries with heart scanning rooms in GP car parks and at community hospitals, under contract to three integrated care boards. I look after the rota and the vehicles on Mondays. On the other four days I am in the back of one of them with a Vivid machine: ten adults a day, mostly breathlessness, murmurs, raised NT-proBNP and AF. I do the scan, write the report and sign it, and it goes to the GP the same afternoon over my name. There is no cardiologist on the lorry. In the past year I telephoned eleven severe stenoses, two tamponades and one myxoma straight through to the receiving hospital. I peer review 5% of my six colleagues' studies and coach the two of them who are still collecting cases.

CLINICAL SCIENTIST, CARDIAC, Mendip Royal Hospital NHS Trust, Nov 2019 - March 2023

Adult transthoracic lists, from September 2020 without countersignature. Weekly bicycle stress session. Worked the machine for the TOE operator, and covered the surveillance clinic for valve patients when the lead was on leave.

TRAINEE CLINICAL SCIENTIST (STP), same trust, Sept 2016 - Sept 2019

Cardiac, critical care, vascular, respiratory and sleep sciences; specialised in cardiac science.

Papers
MSc Clinical Science (Cardiovascular, Respiratory and Sleep), 2019
BSc Biomedical Engineering, 2:1, 2015
HCPC: Clinical Scientist, since November 2019, renewed 2025
EACVI certification in adult TTE: passed the exam 2021, logbook approved December 2022 (runs until December 2027)
Category B and C1 driving licences

Away from work: bell ringing and a very slow half marathon.`,
    },
    {
      name: 'harriet-sundaresan-in-progress',
      kind: 'in-progress',
      low: 57,
      high: 68,
      best: 63,
      why: 'Degree, RCCP and almost three years of reporting alone after local sign-off, but the BSE accreditation is still being worked on (theory passed, practical in February 2027).',
      lacks: ['current BSE or EACVI accreditation in adult TTE (in progress)'],
      cv: `CURRICULUM VITAE

Name: Harriet Sundaresan
Address: Flat 3, 90 Causeway Road, Poole
Tel: 07700 900518

Personal statement
Band 6 cardiac physiologist who enjoys a busy echo room. I am close to the end of my BSE process and am looking for a department where I can take on the next step.

Career history

Cardiac Physiologist (Band 6), Purbeck Bay NHS Trust
December 2023 - now
I scan five days a week, usually eight patients, half of them inpatients. Since January 2024 I have been signed off by the department's own competency scheme to report alone, apart from prosthetic valves and congenital disease, which go to a senior. I have put through roughly 4,800 studies since then. I help at the TOE list on Wednesdays (preparing probe, running bubble studies) and look after the Band 5s when they come through echo.

Cardiac Physiologist (Band 5), Purbeck Bay NHS Trust
August 2021 - November 2023
ECGs, 24-hour tapes and BPs, treadmill tests, tilt tests. Began echo training in September 2022, supervised.

Education
2018 - 2021  BSc (Hons) Healthcare Science (Cardiac Physiology), University of Portland Bill - First
2016 - 2018  A levels: Biology A, Physics B, Maths B

Professional
RCCP register: since September 2021, current
BSE adult TTE: written paper passed March 2026. Logbook with the required case mix: 205 of 250. Practical assessment booked for 11 February 2027. I am not yet accredited.
ILS: June 2026
Full driving licence

Interests: open water swimming, Tamil cooking`,
    },
    {
      name: 'colm-devanney-lapsed',
      kind: 'lapsed',
      low: 56,
      high: 68,
      best: 63,
      why: 'Very experienced independent sonographer with an equivalent degree and RCCP registration, but his BSE accreditation ran out in April 2024 and was not renewed, and there is no EACVI certificate.',
      lacks: ['current BSE or EACVI accreditation in adult TTE (expired April 2024)'],
      cv: `COLM DEVANNEY
D.O.B. 03/11/1986   Nationality: Irish   Full clean licence

Locum echocardiographer, self-employed through Larkhill Clinical Staffing      June 2021 - present
Placements of three to nine months in eight hospitals across the South West, the Midlands and South Wales. Full adult lists, reported by myself on Tomtec, Xcelera or EchoPAC depending on the house. Usually brought in for waiting list work, evenings and Saturdays included: 10 patients a session. At Usk Valley (Jan - Sept 2025) I also had the valve follow-ups on a Friday.

Senior Chief Cardiac Physiologist, Greater Solway NHS Trust      Sept 2013 - May 2021
Band 6 until 2016, Band 7 after. Transthoracic imaging, reporting on my own from spring 2014. Set up the dobutamine stress service with Dr Imrie in 2017 and ran it for four years. Trained nine physiologists.

Cardiac technician, St Fachtna's Hospital, Cork      Aug 2009 - Aug 2013
Staff grade. ECG, Holter, stress test, pacing checks, echo from 2011 on.

Education
B.Sc. (Hons) Clinical Measurement Science, Institute of Technology, Liffeyside, 2005-2009 (2.1)
Leaving Certificate 2005, St Brendan's College

Memberships etc.
RCCP (cardiac) - registered since 2013, paid up to Sept 2027
BSE transthoracic accreditation - gained April 2014, re-accredited April 2019, expired April 2024. I did not put in the points while I was moving from place to place and would have to go through it again.
ILS 10/2025

Hobbies: GAA, sea kayaking.
Referees: Dr P. Imrie, consultant cardiologist; Ms J. Lowther, Larkhill`,
    },
    {
      name: 'ffion-harcastle-trap',
      kind: 'trap',
      low: 12,
      high: 26,
      best: 19,
      why: 'Echo, Doppler and Holter all occur, but on dogs and cats as a veterinary nurse: no human degree, no BSE/EACVI, no RCCP or HCPC, no adult reporting.',
      lacks: [
        'cardiac physiology degree or STP',
        'BSE or EACVI accreditation',
        'RCCP, AHCS or HCPC registration',
        'two years of independent adult echo reporting',
      ],
      cv: `Ffion Harcastle RVN
Senior Cardiology Nurse and Echo Technician
Abergavenny  -  ffion.h@example.org

About me
Nine years in referral cardiology. Echocardiography is my passion and I would love to bring my scanning skills to a larger team.

Work
Black Hill Veterinary Specialists, cardiology service. 2019 - present
- Perform screening echocardiograms (2D, M-mode, colour and spectral Doppler) on about 25 patients a week, chiefly Cavaliers, Dobermanns and cats before anaesthesia. The cardiologist reads and reports them.
- Fit and download Holter monitors, take ECGs and blood pressures.
- Assist in theatre with pacemaker implants, balloon valvuloplasty and PDA closure.
- Run the murmur clinic for puppies, with advice to owners on medication and breathing rates.
- Clinical coach to two student nurses.

Monnow Vets, Monmouth. Registered veterinary nurse. 2017 - 2019
Mixed practice. Theatre, wards, radiography.

Training
FdSc Veterinary Nursing, Usk Land College, 2014 - 2017
RCVS register of veterinary nurses, since 2017
Advanced certificate in small animal cardiology nursing, 2021
Breed heart-screening scheme, accredited assistant, 2022

I drive, have my own car and am happy with weekend and on-call rotas.`,
    },
  ],
};
