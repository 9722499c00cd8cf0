/** Quality engineer at a US Tier 1: engineering degree, three years in automotive supply, own PPAP and core tools, IATF 16949 internal auditor. */
import type { GradedJob } from '../types.ts';

export const automotiveQualityEngineer: GradedJob = {
  job: 'automotive-quality-engineer-worded',
  title: 'Quality Engineer (Launch and Plant), Tier 1',
  spec: `POSITION DESCRIPTION\tRev. F\tHR-014
Title\tQuality Engineer, launch and series
Plant\tBowling Green, Kentucky. Brake and steering modules, 780 associates
Reports to\tQuality Manager
FLSA\tExempt. $79,000 to $96,000, 8 % bonus target

1 WHY THE JOB EXISTS
To bring new programs to the line without surprises for our customers (GM, Toyota, Rivian) and to hold them there.

2 WHAT YOU DO\tShare
Prepare and submit PPAP to customer; own the PFMEA and control plan of your cells; MSA and capability studies\t40 %
Customer complaints: containment in 24 h, 8D, resident and third-party sort\t25 %
Supplier parts: launch readiness, run at rate, SCARs\t15 %
Internal audits under IATF 16949, layered process audits\t10 %
Scrap, cost of poor quality, small projects\t10 %

3 QUALIFICATIONS
Required\tBachelor's degree in engineering or engineering technology
Required\tThree years or more as quality engineer with an automotive supplier or OEM
Required\tPPAP packages (level 3) prepared by yourself, with PFMEA, control plan, MSA and SPC behind them
Required\tIATF 16949 internal auditor certificate, held on day one (customer-specific requirement, we've no seats until fall)
Preferred\tASQ CQE or Six Sigma green belt; GD&T; Minitab; BIQS; Spanish

4 CONDITIONS
On the floor half the time. Steel toes, occasional Saturdays in launch. Travel 10 %, Mexico and Ohio.

5 THE COMPANY
Kestner Motion, Stuttgart and Auburn Hills, 41 plants. On-site clinic, tuition aid, a softball team that has not won since 2019. Kestner is an equal opportunity employer, M/F/disability/veteran. No visa sponsorship for this role. Apply on the career site with job code KM-BG-2264; no phone calls, please.`,
  graded: [
    {
      name: 'seat-track-qe',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'Mechanical engineering degree, seven years at two automotive suppliers with dozens of own level 3 submissions, IATF auditor and CQE.',
      lacks: [],
      cv: `LATOYA BRANNIGAN
Franklin, KY

Quality engineer II, Halvorsen Seating Structures, Franklin KY, 6/2021 to present
- Lead QE for two launches (Toyota K platform tracks, Stellantis recliner). 37 PPAP level 3 submissions, 35 approved first time
- Wrote and keep PFMEAs (AIAG-VDA since 2022), control plans, process flows; 60 gage studies a year, Cpk on weld nuggets and latch loads
- Customer issues: 8Ds, from 14 to 5 official complaints a year, GP12 exit
- Internal audits per year 6, LPA daily
- Approved two Monterrey stampers, run at rate on site

Quality engineer, Cumberland Precision Castings, Bowling Green KY, 8/2019 to 5/2021
- Brake caliper housings, GM BIQS level 4, X-ray and leak test
- SPC rollout, porosity scrap down 31 %

Co-op, Buckeye Axle, Ohio, 2017 and 2018

Education: BS Mechanical Engineering, Western Kentucky University, 2019
Certifications: IATF 16949:2016 internal auditor (Plexus, March 2022, refresher 2025); ASQ CQE 2023; Green belt 2021; GD&T senior course
Tools: Minitab, APQP software, Plex MES
Spanish, working level. Raises goats, yes really.`,
    },
    {
      name: 'puebla-vda',
      kind: 'synonym',
      low: 78,
      high: 91,
      best: 84,
      why: 'Engineer from Puebla with VDA vocabulary: PPF releases with PSW, capability and gage studies, five years at a supplier, IATF first-party auditor; green card.',
      lacks: [],
      cv: `Ing. Rodrigo Santillana Meza
Nashville, Tennessee (permanent resident of US since 2025)

I release parts. For six years, from July 2019 to October 2025, I was Ingeniero de Calidad de Proyectos at Volkmar Lenkung de México in Puebla, a manufacturer of steering columns and intermediate shafts for VW, Audi and Nissan. For each new part number I built the sampling file: dimensional layout, material, PSW in the case of Nissan, VDA volume 2 cover sheet (PPF) in the German case, process capability Cmk/Cpk, R&R of the gauges, failure mode analysis of the process, control plan, packing. Sixty-three files in my name, VW grade 1 in most. In SOP phases I stayed with the customer in Puebla or Chattanooga. I answered the complaints in eight disciplines. My last two years I guided three colleagues.

From Nov 2025 until now I sort and rework parts as resident for a Nashville service company, because my wife moved. That is not what I want to do.

Studies: Ingeniería Industrial, BUAP Puebla, título 2018.
Courses: Auditor interno IATF 16949 (TÜV México, 2021), process auditor VDA 6.3 (2022), core tools 2019, Minitab.
Idioms: Spanish, English C1, German B1.
Football goalkeeper, now with pain.`,
    },
    {
      name: 'no-auditor-ticket',
      kind: 'missing',
      low: 62,
      high: 74,
      best: 70,
      why: 'Degree, five years with an automotive supplier and many own submissions, but he never took the IATF auditor course; a matter of three days, though asked for on day one.',
      lacks: ['IATF 16949 internal auditor certificate, held on day one'],
      cv: `DEREK OSTROWSKI
Quality / Launch Engineer - Automotive, Louisville KY

About
Detail person with thick skin. I've launched nine programs and I have been yelled at by four OEMs.

Experience

Ridgeway Fuel Systems LLC, Louisville - Launch Quality Engineer
Jan 2022 - Present
• APQP gates 2 to 5 for filler pipes and purge valves, Ford, Mazda-Toyota, GM
• Level 3 (and 4, Ford) packages: I've done 51 since 2022. PFDs, process failure modes, control plans, initial process studies, gage R&R
• 8D owner for warranty returns

Ridgeway Fuel Systems LLC - Quality Technician then Quality Engineer
June 2019 - Dec 2021
• CMM (PC-DMIS), layout, first pieces, boundary samples

Education
University of Louisville, Speed School, BS Industrial Engineering, May 2019

Certification
Six Sigma Green Belt (IISE) 2022
ISO 9001 awareness webinar 2020

Eagle Scout.`,
    },
    {
      name: 'aero-fasteners',
      kind: 'adjacent',
      low: 44,
      high: 58,
      best: 53,
      why: 'Aerospace quality engineer who makes PPAP files under AS9145, so the tools carry over; no automotive years and an AS9100 auditor card only.',
      lacks: [
        'Three years or more as quality engineer with an automotive supplier or OEM',
        'IATF 16949 internal auditor certificate, held on day one',
      ],
      cv: `WILHELMINA "BILLIE" TRASK | Quality Engineer | Huntsville, AL

2020-present  Tennessee Valley Aerofasteners: Quality engineer. Bolts, pins and forged brackets for engine primes. I prepare AS9145 production part approval files, write PFMEAs and control plans for heading, thread rolling and heat treat, lead measurement studies for the thread gage lab (MSA per AS13100) and answer customer RCCAs by 8D or 5 why. 27 files approved. Source inspection delegated by Pratt. AS9102 first articles weekly. SPC boards at every thread roller since 2022, Cpk below 1.33 is stopped and I get the call.

2017-2020  Same, quality technician: hardness, grain flow, penetrant.

2013-2017  US Army, 91E allied trades specialist (machinist), Fort Campbell, Sgt.

Schooling: BS Engineering Technology, Univ. of Alabama in Huntsville, 2020, nights and weekends.

Cards: AS9100D internal auditor 2021; ASQ CQE 2023; Green belt 2022. GD&T ASME Y14.5-2018.

Looking: closer to family in Kentucky, and curious about the volumes of the car world: my largest lot is 5,000 pins, I hear you make that before breakfast. Not looking: jobs without a shop floor. Plays banjo.`,
    },
    {
      name: 'logistics-sixsigma',
      kind: 'list',
      low: 22,
      high: 38,
      best: 30,
      why: 'Parcel-hub process analyst who lists every core tool and the standard from an online bundle; no part was ever made, still less approved.',
      lacks: [
        'Three years or more as quality engineer with an automotive supplier or OEM',
        'PPAP packages (level 3) prepared by yourself',
        'IATF 16949 internal auditor certificate, held on day one',
      ],
      cv: `JORDAN KAPLINSKY-MOSS
Quality & Continuous Improvement Engineer

KEY SKILLS
IATF 16949 · APQP · PPAP · FMEA · MSA · SPC · 8D · GD&T · Control Plans · Minitab · Layered Process Audits · Automotive · Six Sigma Black Belt · Supplier Quality · Root Cause · Lean · Poka-yoke · CQE topics

PROFESSIONAL EXPERIENCE
Process Improvement Engineer, SkyPort Parcel Hub, Louisville, KY (Sept 2020 - present)
Analyze mis-sorts, late trailers and damages across four shifts, 420,000 pieces a night. Dashboards in Power BI. Led eleven DMAIC projects, savings $2.1m verified by finance. Facilitated root cause sessions with supervisors. Wrote standard work for induct and unload.

Customer Quality Analyst, TeleBluegrass call center, Lexington, KY (2016 - 2020)
Scored 60 calls per day, coached agents, lowered repeat contacts by 12 %.

EDUCATION
BS Industrial Engineering, University of Kentucky, 2016
Coursera-type bundle "Automotive Core Tools in 10 Hours", 2026
Lean Six Sigma Black Belt, online, 2021
OSHA 10

Volunteer robotics judge. Home brewer. References on request. Authorized to work, no sponsorship.`,
    },
  ],
};
