/** Dental hygienist in Texas: an active Texas hygiene license and current BLS decide it. */
import type { GradedJob } from '../types.ts';

export const dentalHygienistTexasB: GradedJob = {
  job: 'dental-hygienist-texas-b',
  title: 'Registered Dental Hygienist',
  spec: `Registered Dental Hygienist - Live Oak Bend Dental, Corrigan Springs, TX
4 days/week (Mon-Thu, 7:30-4:30) | $48-$58 per hour DOE

WHO WE ARE
A two-doctor, fee-for-service family practice that has been on the same street since 1986. Five operatories, digital everything, and patients who bring us peaches in July.

WHAT YOU'LL DO
• Prophylaxis, scaling and root planing, and periodontal maintenance, 8 patients a day on one column
• Full-mouth probing and charting, and periodontal re-evaluation with the doctor
• Digital radiographs, intraoral photos, sealants and fluoride
• Home-care coaching and presenting treatment without pressure
• Sterilization and OSHA logs for your own operatory

WHAT YOU MUST HAVE
• Active Texas dental hygiene license, in good standing with the Texas State Board of Dental Examiners
• Current CPR/BLS for healthcare providers
• At least one year of chairside hygiene after graduation

WHAT WE'D LIKE
• Dentrix, Eaglesoft, Open Dental or a similar practice system
• Comfortable with ultrasonic and hand instruments and with loupes
• A steady recare schedule: you pre-book and you mean it

NICE EXTRAS
• Texas local infiltration anesthesia certificate
• Nitrous oxide monitoring
• Conversational Spanish
• Diode laser training

WHAT YOU GET
401(k) with 4% match, PTO from day one, license renewal and CE paid, scrubs allowance, and Fridays for yourself. Live Oak Bend Dental is an equal opportunity employer. Please include the word "peaches" nowhere; we just like to mention them.`,
  graded: [
    {
      name: 'table-rdh',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 95,
      why: 'Active Texas license with expiry date, live BLS, eight dated years in general and periodontal practice, and three of the four extras.',
      lacks: [],
      cv: `SHAWNA PETTIBONE-CRUZ, RDH, BSDH
Dripping Fork, Texas

CREDENTIALS
Credential | Number/Body | Good through
RDH, State of Texas | TSBDE, first issued 07/2018, no board actions | 08/31/2027
Local infiltration anesthesia | TSBDE, 03/2024 | with license
Nitrous oxide monitoring | TSBDE, 2018 | with license
Basic Life Support (provider) | American heart course, renewed 02/2026 | 02/2028

POSITIONS
Employer | Dates | Highlights
Sycamore Street Family Dentistry, Dripping Fork | 06/2021 - present | Full-time RDH, one column, 8-9 adults and kids a day. About a third of my chair is perio: quads of SRP under local, 4-6 week re-eval, 3-month maintenance. Six-point charting on every adult once a year. Dexis sensors, Eaglesoft. 93% of patients leave with the next visit on the books. Diode laser course 2023 and in use since.
Dr. Amadou Lindqvist, Periodontics, San Bernal | 07/2018 - 05/2021 | RDH, 4 days. Maintenance for implant and surgical cases, ultrasonic with thin inserts, post-op checks, Dentrix.

EDUCATION
BS Dental Hygiene, Gulf Prairie University, May 2018, magna cum laude

OTHER
2.5x loupes with light. Spanish: I get by with medical history and home care, not with politics. Own spore tests weekly. Volunteer at the county sealant day each February since 2019.

References from both doctors upon request.`,
    },
    {
      name: 'arizona-rdh',
      kind: 'foreign',
      low: 56,
      high: 68,
      best: 64,
      why: 'Nine strong years and live BLS, but the license is from Arizona and the Texas one is applied for by credentials and not issued.',
      lacks: ['active Texas dental hygiene license'],
      cv: `Dear Doctors,

We are moving from Tucson to the Hill Country in December to be near my husband's mother, and your posting looks a good deal like the office that I will be sad to leave.

I have been a hygienist for nine years. I graduated from the Sonoran College program in May 2017, and was licensed in Arizona that July; the license is active, expires June 2029, and has never had a mark on it. I hold the Arizona local anesthesia and nitrous certificates as well. My BLS card is good to September 2027.

From August 2017 to March 2020 I worked for Saguaro Kids & Family Dental. Since then I have been with Dr. Wilhelmina Ocampo, a general dentist with three chairs. I see eight a day. I probe, I chart, I take the films and photos, I scale with a piezo and finish by hand, and I do not let a 5 mm pocket go home without a conversation. We use Open Dental. When I came the recare list was 400 names overdue; it is now under 60, because I call on Wednesday afternoons.

As to Texas: I sent my application for licensure by credentials to the State Board on October 6, with transcripts and board scores (National 2017, WREB 2017). I took the jurisprudence assessment the same week and passed. They tell me eight to twelve weeks. I do not hold the Texas license as I write and I won't touch a patient there until I do.

Hablo español todos los días con mis pacientes; it is most of my Tuesdays.

Warmly,
Delphine Yazzie-Hart, RDH (AZ)`,
    },
    {
      name: 'dental-assistant',
      kind: 'adjacent',
      low: 32,
      high: 46,
      best: 39,
      why: 'A loyal registered dental assistant with live BLS and the right software: the license is of another class and there are no hygiene years.',
      lacks: ['active Texas dental hygiene license', 'one year of chairside hygiene after graduation'],
      cv: `MARISOL TREVINO-BECK
Registered Dental Assistant (Texas), RDA since 2013, current to 2027

OBJECTIVE
To step up to the hygiene chair in a practice which feels like family.

EXPERIENCE
Lead Dental Assistant - Pecan Hollow Dental, Seguino, TX - March 2015 to present
• Four-handed for crowns, fillings, root canals, and implants
• Help our two RDHs every day: call out and record probing numbers, set up the Cavitron, polish after they scale, place fluoride
• Coronal polishing and pit & fissure sealants, certified 2014
• X-rays: FMX, bitewings, pano, CBCT. Nitrous monitoring certificate 2016
• Sterilization lead: spore tests, OSHA binder, waterlines
• Dentrix since 2015; trained four new hires
• Translate for about 15 Spanish-speaking patients a week

Dental Assistant - Bluebonnet Pediatric Dentistry - June 2012 to February 2015
• Prophy brushing for kids, behavior guidance, impressions

CERTIFICATES
• BLS for Healthcare Providers, exp. May 2027
• HIPAA & OSHA annual, 2026

EDUCATION
Dental Assisting Diploma, Rio Vista Career Institute, 2012
Prerequisites for a hygiene program (A&P I, microbiology), Alamo Valley College, 2024-2025, 3.7 GPA. I plan to apply for the class that begins in fall 2027.

STRENGTHS
Patients ask for me. On time for eleven years. Fully bilingual.`,
    },
    {
      name: 'away-since-2022',
      kind: 'lapsed',
      low: 38,
      high: 52,
      best: 46,
      why: 'Fourteen years as a Texas hygienist, but the license went delinquent in 2023, the CPR card ran out the same year, and she has not practiced since.',
      lacks: ['active Texas dental hygiene license', 'current CPR/BLS'],
      cv: `CAROL ANN WINSTEAD
Summary of qualifications

Periodontal therapy: non-surgical, all quadrants, with ultrasonic and Gracey curettes; maintenance; Arestin placement. Fourteen years, around 25,000 patient visits.
Radiography: film in the old days, then Schick and Dexis sensors.
Patient education: smokers, diabetics, new mothers, teenagers with braces. I started a "bring your toothbrush" morning which the local paper wrote up.
Office: Eaglesoft, SoftDent, recall by phone and text, insurance narratives.

Work history
Registered Dental Hygienist, Dr. Hollis McElroy, Navarro Wells, TX: August 2012 to October 2022
Registered Dental Hygienist, Brazos Bottom Dental Group: June 2008 to July 2012
At home caring for my father: November 2022 to August 2026. He passed this summer.

Licensure
Texas dental hygiene license, issued 2008. Not renewed when it came due in June 2023, so the Board shows it as expired. I have the reinstatement packet on the kitchen table: back fees, 24 hours of CE (I have done 10 so far online), jurisprudence, fingerprints.
CPR: last card ended March 2023; I will take the class again.
Nitrous monitoring certificate, 2009.

Education
AAS Dental Hygiene, Navarro Wells Junior College, 2008

What I am hoping for
I loved that chair and I want it back. I would begin with two days and shadow first if you like. I live nine minutes away, and no, I would never be late.`,
    },
    {
      name: 'was-a-dentist',
      kind: 'overqualified',
      low: 84,
      high: 96,
      best: 91,
      why: 'Trained as a dentist in Mexico, but has held the Texas hygiene license since 2021 with five dated years in the chair and live BLS; more than is asked.',
      lacks: [],
      cv: `ITZEL MONTEMAYOR ROLDAN
RDH · Cirujano Dentista (México)
Bilingual / bilingüe

LICENCIAS / LICENSES
Dental Hygienist, Texas State Board of Dental Examiners - issued August 2021, active, exp. 11/30/2027
Nitrous oxide monitoring (TX) - 2021
Anestesia local por infiltración (TX) - June 2025
BLS Provider - July 2026, two years
Cédula profesional, Cirujano Dentista, México - 2009. I do not practice dentistry in the US and don't seek to: I tried the advanced-standing route in 2017, and decided that I preferred prevention.

EXPERIENCIA / EXPERIENCE
Hygienist, Mesquite Ridge Dental, Kyle Crossing TX, Sept 2021 - present
Mon-Thu, one column. Adult and child prophies, deep cleanings by quadrant, three- and four-month perio recalls. Complete pocket charting in Open Dental, with bleeding points. Sensors, intraoral camera on everyone: I show, they decide. Acceptance of SRP went from about 40 to 68 percent between 2022 and 2025. Magnetostrictive and hand. I set the next appointment before the bib comes off.

Dental assistant, Mesquite Ridge Dental, 2016 - 2019

Odontóloga general, Clínica San Jacinto, Monterrey, 2009 - 2015
Consulta privada: operatoria, extracciones, endodoncia de anteriores, prótesis fija. Dos sillones, una asistente.

EDUCACIÓN / EDUCATION
AAS Dental Hygiene, Capital Hills Community College, TX, 2021, GPA 3.9
Licenciatura en Odontología, Universidad del Cerro, 2008

IDIOMAS
Español nativo, English fluent.

Loupes 3.0. CE 2026: peri-implant maintenance (6 h), caries risk (4 h).`,
    },
  ],
};
