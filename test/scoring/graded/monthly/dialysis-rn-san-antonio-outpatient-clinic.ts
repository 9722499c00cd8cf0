import type { GradedJob } from '../types.ts';

export const dialysisRnSanAntonioOutpatientClinic: GradedJob = {
  job: 'dialysis-rn-san-antonio-outpatient-clinic',
  title: 'Registered Nurse - In-Center Hemodialysis (San Antonio, TX)',
  spec: `RN needed, outpatient dialysis, Northwest San Antonio. Mon/Wed/Fri plus one Tues or Sat, 4:15 a.m. opening, three 12s most weeks. $41-$49/hr based on years.

Who we are
Palo Blanco Kidney Care has seven clinics in Bexar and Guadalupe counties. Physician owned. 24 chairs here, three shifts, patient ratio 1 nurse to 8 with four techs on the floor.

The questions you will be asked on the phone, so you may as well know them now

1. Is your RN license active and good in Texas? A Texas license or a multistate compact license from another state both work. A single-state license from elsewhere does not, we can't hold the chair for an endorsement.
2. Have you worked at least a year, as an RN, running outpatient or hospital hemodialysis? Meaning you assess, you cannulate or connect the catheter, you set the machine and you fix it when the pressure alarms go off. This floor has no preceptor to spare.
3. Is your BLS current? American Heart or Red Cross.

What the day is like
Pre and post assessments, access care, heparin and ESA/iron per protocol, conductivity and pH checks, water room log with the tech, hypotension and cramping, monthly labs review and care plans with the dietitian and social worker, charge duty in rotation, teaching folks about fluid and phosphorus for the hundredth time with a smile.

Good to have
CDN or CNN, charge experience, Fresenius 2008T or 2008K2, Spanish, peritoneal or home training background, QAPI involvement.

What you get
Medical from day one, 401(k) 5% match, 136 hours PTO in year one, tuition, CNN exam fee back when you pass. Holidays rotate; we close Christmas Day and dialyze around it.

Text "KIDNEY" or send a resume.`,
  graded: [
    {
      name: 'rosalinda-trevino-cdn-charge',
      kind: 'strong',
      low: 91,
      high: 99,
      best: 96,
      why: 'Active Texas RN, seven years of in-center hemodialysis as a nurse with charge duty, CDN, BLS current, Spanish.',
      lacks: [],
      cv: `ROSALINDA TREVIÑO, BSN, RN, CDN
San Antonio, TX 78250

LICENSES
Texas RN, multistate, active, exp. 08/2028
BLS, AHA, exp. 03/2027
Certified Dialysis Nurse (NNCC), 2022

EXPERIENCE
Charge RN | Mission Trails Dialysis, San Antonio | Jan 2021 - Present
20 chairs, MWF/TTS. Open the building at 4. I assess, stick fistulas and grafts (and buttonholes), hook up CVCs, pull fluid carefully, and write the bath changes the nephrologist orders. 2008T machines. Assign four PCTs and one LVN. QAPI lead for catheter reduction: from 23% to 11% catheters in 18 months. Vaccines, Mircera and Venofer, monthly labs at the chairside. Most of my teaching is in Spanish.

Staff RN, dialysis | River City Renal, Schertz | May 2019 - Dec 2020
In-center, then six months of PD training relief.

Staff RN, med-surg/tele | Brooks Hill Hospital | July 2016 - April 2019

EDUCATION
BSN, South Texas Alamo University, 2016

Preceptor award 2024. Volunteer at Kidney Camp, Comfort TX, every June.`,
    },
    {
      name: 'owen-castellanos-arizona-compact',
      kind: 'synonym',
      low: 86,
      high: 95,
      best: 91,
      why: 'Compact licence from Arizona, three and a half years putting hospital and clinic patients on and off the machine, current BLS; told in other words.',
      lacks: [],
      cv: `Owen Castellanos
Moving to San Antonio Nov 20 (wife is Air Force, PCS to Lackland)

I'm the nurse people call when the alarm won't quit.

Kidney unit nurse, Catalina Foothills Medical Center, Tucson. April 2023 - present.
Six-bay inpatient unit plus bedside runs in the ICU. Two to four treatments a shift. I check lungs, edema, weight and labs, prime the circuit, needle the access or go on through the line, set UF and sodium, chase the blood pressure for four hours, rinse back, hold sites, report off. Arterial pressure, TMP, air detector, blood leak: I troubleshoot before I call biomed. RO and chlorine checks before first patient, logged every four hours. Phoenix and 2008K2. Since 2025 I also do one day a week at the hospital's outpatient place across the street, fourteen chairs, relief charge there.

Step-down nurse, same hospital. Feb 2020 - March 2023.

School: ADN, Sonoran Pima College, Dec 2019; RN to BSN online, 2023.

RN license: Arizona, issued Jan 2020, multistate, unencumbered, renews 4/2028. 
CPR: Heart Association provider card through 9/2027; ACLS too.
Plan to sit CNN next spring. Spanish: my grandmother's, good enough for diet talk.`,
    },
    {
      name: 'brianne-stokes-icu-no-hd',
      kind: 'denial',
      low: 60,
      high: 71,
      best: 64,
      why: 'Active Texas RN with ICU depth and current BLS, but says she has never run a hemodialysis machine, the one-year must.',
      lacks: ['one year as RN running hemodialysis'],
      cv: `Brianne Stokes, RN, CCRN
Helotes, Texas

Critical care nurse, eight years, looking for a job where I get to know my patients.

Employment
Balcones Creek Hospital, San Antonio - Medical ICU, 2019 (March) to present. 22 beds, 1:2. Sepsis, DKA, GI bleeds, a lot of renal failure. Vasopressors, vents, art lines, dialysis catheter dressing changes. Charge once a week. I monitor CRRT patients alongside the nephrology team.
Hill Country Regional, Kerrville - Telemetry, 2018 (June) to 2019 (Feb).

To be straight with you: intermittent hemodialysis in our hospital is done by a contract nurse who brings the machine. I have not set up, cannulated for or run a dialysis treatment myself, and on CRRT the pump is handled by the dialysis nurse. I've watched a few hundred.

Licensure
RN Texas (compact), active to 01/2028
BLS, ACLS (AHA), both June 2026
CCRN 2022

Education
BSN, Llano Estacado University, 2018

Other
Sepsis committee; diabetes educator hours 2023; some Spanish (medical, Level B1)`,
    },
    {
      name: 'grace-villanueva-california-license',
      kind: 'foreign',
      low: 56,
      high: 68,
      best: 62,
      why: 'Seven years of in-center hemodialysis and BLS, but a California single-state licence, which the ad expressly excludes, and no endorsement applied for.',
      lacks: ['Texas or multistate compact RN license'],
      cv: `Grace Villanueva, RN

CALIFORNIA RN LICENSE (single state; CA is not in the compact), active, expires 10/31/2027
BLS AHA, expires 02/2028
CNN, 2023

10/2019 - present
Staff nurse, then team leader (2022), Inland Kidney Centers, Riverside, CA
- 32 stations, ratio 1:10 with PCTs
- Admission and pre-treatment assessment, cannulation including new fistulas, catheter starts, prescription verification, ESA and iron protocols
- Intradialytic emergencies: hypotension, chest pain, air, one full code
- Emergency drills and water log review, culture draws
- Care plan meetings, fluid and potassium education in English and Tagalog
- Infection rate committee, 2024 to present

07/2016 - 09/2019
Staff nurse, med/surg, San Gorgonio Valley Hospital, Banning, CA

2011 - 2015
Staff nurse, hemodialysis, Cebu Heart & Kidney Center, Philippines

BSN, University of the Visayan Sea, 2011. NCLEX 2016.

Would move to San Antonio to be near my sister in early 2027. I have not applied to the Texas Board yet and would start that on receiving an offer.`,
    },
    {
      name: 'marcus-tillery-ccht-tech',
      kind: 'adjacent',
      low: 40,
      high: 52,
      best: 46,
      why: 'Very experienced dialysis technician who cannulates and runs machines, but not an RN (nursing school until 2028), so neither licence nor a year as RN.',
      lacks: ['RN license', 'one year as RN running hemodialysis'],
      cv: `MARCUS TILLERY, CCHT
Patient Care Technician
Converse, TX

9 yrs on the floor. Know this work inside out.

Lone Oak Dialysis, San Antonio - Lead PCT - 5/2019 to now
Set up and string 2008T machines, verify bath, conductivity and pH, cannulate (expert stick list), take vitals every 30 min, adjust UF within orders, respond to alarms, discontinue tx. Water room every opening: chlorine/chloramine, hardness, RO pressures, log. Train new techs, 16 so far. Inventory. Vascular access champion. Spanish every day.

Guadalupe Kidney Clinic, Seguin - PCT - 8/2017 to 4/2019
Learned from zero. 16 chairs.

US Army, 68W combat medic - 2012 to 2016, Fort Sam Houston and one tour

Certs
CCHT (NNCC) since 2018, renewed 2024
BLS AHA thru 11/2027

School
Prerequisites done. Started ADN program at Cibolo Creek College Aug 2026, expected May 2028. Not an RN yet, but hope you'll keep me in mind.`,
    },
  ],
};
