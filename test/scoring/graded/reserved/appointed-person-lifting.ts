/** Appointed person (lifting), UK: blue A61 or NPORS equal, three years of own lift plans with mobile and tower cranes, driving licence. */
import type { GradedJob } from '../types.ts';

export const appointedPersonLifting: GradedJob = {
  job: 'appointed-person-lifting',
  title: 'Appointed Person (Lifting Operations)',
  spec: `APPOINTED PERSON, LIFTING OPERATIONS. Ref CL/26/117
Carrow Lifting Solutions, Midlands and M62 corridor

The successful applicant will be assessed against the numbered criteria below. Please read them and apply only if you recognise yourself.

1. Role. To act as Appointed Person for contract lifts under BS 7121 and LOLER, from first site visit to debrief: survey, selection of crane and tackle, ground bearing, drawings, risk assessment and method statement, briefing of crews.

2. Essential criteria
2.1 Appointed Person card: CPCS A61, blue (competent operator), or the NPORS equivalent with CSCS logo. In date. Red trained-operator cards are not accepted by our principal contractors.
2.2 A minimum of three years writing your own lift plans for mobile cranes, including lifts over 50 tonnes capacity class, and some tower crane work.
2.3 Full driving licence (a van and some 35,000 miles a year go with the post).

3. Desirable criteria
3.1 Lift drawings in AutoCAD or a crane-planner program.
3.2 A62 crane supervisor.
3.3 Tandem lifts; work near railway or overhead lines.
3.4 Management of customers, quotes.

4. What we give. £52,000 to £60,000. Overtime after 45 hrs. Profit share (2025: £2,140 each). BUPA. Carrow is a founder signatory of the lifting industry's mental health charter and has a tea hut with a view.

5. What we do not give. Weekends off, always. We do try.

6. Process. A telephone call, then half a day at the Normanton yard in which you'll plan a lift from a real enquiry. Applicants needing adjustments will be accommodated. The company is a CPA member and an equal opportunities employer; ex-Forces personnel are guaranteed an interview if they meet section 2.`,
  graded: [
    {
      name: 'contract-lift-ap',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Blue A61 to 2029, seven years of own plans for cranes from 35 to 500 tonnes, tower erections and tandem lifts, AutoCAD, licence.',
      lacks: [],
      cv: `Wesley Tranter
Appointed Person | Pontefract

July 2019 - today. Aire Crane Hire, Castleford, contract lifts dept.
Between four and six plans a week. Fleet 35t to 500t all terrain (Liebherr, Grove), two city cranes and a crawler. Do the visit, choose the crane, talk to the temp works engineer about outrigger loads and services, draw it in AutoCAD, write the method, go back and brief. Jobs I like to mention: 42 t precast beams over the Calder with a tandem of 250s; five erections and three strip-downs of Potain and Terex towers with our 220; transformer at Ferrybridge beside a live 132 kV; RIC possession at Selby (twenty minutes spare). No dangerous occurrences on my plans so far, touch wood.

2014 - 2019. Aire Crane Hire. Crane supervisor and slinger, CPCS A62, A40.
2008 - 2014. Bradwell Scaffold & Access, labourer then yard foreman.

Cards
CPCS A61 blue, renewed 2024, exp Aug 2029
CPCS A62, A40 blue, same date
SMSTS 2023; PTS + lookout; confined space; first aid
Licence: B, C1, 3 points from 2024

Courses: BS 7121 update day 2025, LEEA lifting awareness, ground conditions for crane (CPA) 2022

Hobbies: rugby league, pigeons.`,
    },
    {
      name: 'wind-lift-planner',
      kind: 'synonym',
      low: 78,
      high: 91,
      best: 84,
      why: 'Called lift planner with a steel and wind erector: NPORS card with logo, five years of own studies with heavy mobiles and tower cranes, licence; no crane-hire vocabulary.',
      lacks: [],
      cv: `KIRSTY MACALLUM-DROZD

I'm the person who decides what goes on the hook. Since 2021 I've planned heavy erection for Strathyre Steel & Renewables out of our Doncaster office, covering England and the Borders.

A typical winter: twelve 4 MW turbines at Hatfield Chase, nacelles 88 t on a 750 tonner with a 200 as tail; I looked at the pads with the geotech, set wind limits, wrote the sequence, stood there with the anemometer and called it off twice. A typical summer: portal frames and tower blocks. For the Sheffield student jobs I placed and tied two flat-tops, with the zoning between them and the helicopter approach to the hospital, and planned getting them out again with a 300 in a one-way street, on a Sunday. In all some 340 studies with my name at the bottom.

2021 - today  Lift planner / AP, Strathyre Steel & Renewables
2017 - 2021  Erection supervisor, same, and did the paperwork under the old AP
2013 - 2017  Royal Logistic Corps, LCpl, port operator 17 Port & Maritime Regt: mobile crane, RTCH, slinging

Papers: NPORS appointed person (lifting), competence card with CSCS on it, to Oct 2028. NPORS lift supervisor. GWO working at height + first aid. 3D Lift Plan, Tekla viewer. NVQ in lifting operations from the assessor round, 2023.
Drives anything up to 7.5 t. Sheffield Wednesday, sadly.`,
    },
    {
      name: 'red-card',
      kind: 'in-progress',
      low: 52,
      high: 66,
      best: 59,
      why: 'Plans lifts for three years already and drives, but his A61 is the red trained card of this year, NVQ under way, and red is refused in terms.',
      lacks: ['CPCS A61, blue (competent operator), or the NPORS equivalent with CSCS logo'],
      cv: `JASON PLUCKROSE, LIFTING
D.O.B. 14.2.88    Licence full, clean    Wakefield

+++ NOW +++
Marrow Crane & Plant, Rotherham. Lift co-ordinator, Oct 2023 to date. Draw up the plans for our own contract lifts with the 40, 60, 100 and 160 tonners, plus tower crane service lifts and two strip-outs. Our external AP (self employed) used to write everything, since he cut down to two days I survey, calculate, draw (CranePlanner), write and brief, and he looks over the heavy ones. 190 jobs. HIABs as well.

+++ BEFORE +++
Crane supervisor, Marrow, 2017 to 2023. CPCS A62 blue.
Slinger / signaller, agency, 2012 to 2017. HS2 enabling, Trafford, Leeds arena.
Tyre fitter 2006 to 2012

+++ TICKETS +++
CPCS A61 Appointed Person, trained operator, issued 5 May 2026. Assessor visit for NVQ planning lifts: 3 done of 6
CPCS A62 blue to Jan 2028
CPCS A40 blue to Jan 2028
SSSTS 2024
Asbestos, manual handling, face fit

+++ ABOUT +++
Father of four. Started coaching boxing. Good with difficult customers because I used to be one.`,
    },
    {
      name: 'thin-ap',
      kind: 'thin',
      low: 58,
      high: 73,
      best: 66,
      why: 'Three lines that name the blue card, a licence and nine years as AP with a hire firm, but nothing of the plans themselves.',
      lacks: [],
      cv: `Tony Garside, Huddersfield. 07700 900417.

AP lifting, A61 blue, card till March 2028.
AP with Colne Crane Hire 2017 to now, mobiles 25 to 350 ton, spiders, a few tower jobs for the big contractors. Plans, site visits, briefings. Before that operator, same firm, 2004 on.

Full licence. Available Jan. Will send examples of my plans if wanted.`,
    },
    {
      name: 'thorough-examiner',
      kind: 'trap',
      low: 24,
      high: 40,
      best: 32,
      why: 'Lifting through and through, but as an examiner of equipment for an insurer; the LOLER papers he signs are reports of examination, never lift plans, and no AP card.',
      lacks: [
        'CPCS A61, blue (competent operator), or the NPORS equivalent with CSCS logo',
        'A minimum of three years writing your own lift plans for mobile cranes',
      ],
      cv: `Curriculum Vitae

Graham Ollerenshaw, EngTech, LEEA Diploma
Engineer Surveyor (Lifting)

Professional summary. Twenty-one years of LOLER. I'm a competent person under Regulation 9 and have thoroughly examined over 30,000 items, among them mobile cranes to 500 tonnes, tower cranes on fifty sites, crawlers, lorry loaders, hoists, chain blocks, slings, shackles, beams and spreader frames. I know BS 7121 parts 2-1 to 2-9 better than my wife's birthday.

Corvedale Insurance Inspection, 2011 to present, Engineer Surveyor. Patch: South and West Yorkshire. Plan my own week, 35,000 miles a year. Write reports of thorough examination, defects with time limits, A and B notices, supplementary tests after erection of tower cranes. Witness overload tests. Investigated two overturned mobiles for the claims department. Explain to site managers why the crane stops.

Ravensthorpe Lifting Gear Ltd, 2005 to 2011, tester and repairer, then works inspector.

Qualifications: LEEA Advanced Programme, Lifting Machines Manual and Power; Cranes (mobile); TEAM card. HNC Mechanical Engineering, 2009. IPAF, CPCS none needed, CSCS professionally qualified. NDT: MPI and dye pen Level 2, PCN, 2024.

Full licence, 28 years. Interests: fell walking, narrow-gauge railways. Referees supplied.`,
    },
  ],
};
