import type { GradedJob } from '../types.ts';

export const licensedAircraftEngineerB1Changi: GradedJob = {
  job: 'licensed-aircraft-engineer-b1-changi',
  title: 'Licensed Aircraft Engineer (B1.1), Line Maintenance',
  spec: `LICENSED AIRCRAFT ENGINEER, CATEGORY B1.1
Line maintenance, Changi. Rotating 12-hour shift, 4 on 3 off.

1. The post
You certify transit, daily and weekly checks and rectify defects for nine customer airlines on the bays at T1 and T3, with one to three technicians under you each shift. You raise and close ADDs within MEL limits, talk to the customer's maintenance control, run engines and tow. Once or twice a year you will be asked to go out on an AOG recovery.

2. Requirements (applications without these are not processed)
2.1 Aircraft maintenance licence issued by CAAS under SAR-66, Category B1.1, valid.
2.2 At least one type endorsed on it out of: A320 family (any engine), A330, B737NG.
2.3 Not less than five years of maintenance on large passenger or cargo jets, line or base.

3. Advantageous
3.1 More than one of the types above; B787 or A350.
3.2 Engine ground run authorisation, borescope.
3.3 ETOPS, RVSM, CAT III familiarity.
3.4 Exposure to a busy ramp and to foreign authorities' approvals.

4. We offer
Shift allowance, licence allowance S$1,100 per type (up to three), AWS and variable bonus, medical incl. family, type courses with a bond.

5. How to apply
Resume with copy of the licence pages, expected and last drawn salary, notice period. Shortlisted candidates only will be notified.`,
  graded: [
    {
      name: 'hafiz-rosli-a320-737',
      kind: 'strong',
      low: 91,
      high: 99,
      best: 96,
      why: 'SAR-66 B1.1 valid to 2029 with A320 and 737NG endorsed, ten years of line work at Changi, ground runs and borescope.',
      lacks: [],
      cv: `RESUME
Name            Muhammad Hafiz bin Rosli
Nationality     Singaporean
Date of birth   2 July 1992
Address         Tampines St 45
Notice          2 months

Licence         CAAS AML (SAR-66) Cat B1.1, first issue Aug 2019, valid to Aug 2029
Types           A318/319/320/321 (CFM56), 2019.  A319/320/321 (LEAP-1A), 2022.  B737-600/700/800/900 (CFM56), 2023
Company auths   Certifying staff line, engine ground run (A320, 737), borescope CFM56, tow/brake-rider, ETOPS n/a

Period              Employer                            Post
Sep 2019 - present  Merbau Aviation Services (Changi)   Licensed Aircraft Engineer, line
Jul 2016 - Aug 2019 Merbau Aviation Services (Changi)   Technician, line
Jan 2014 - Jun 2016 Straits Hangar Engineering          Trainee technician, base (A320 C-checks)

What I do now
On shift with 2 technicians, 8 to 12 departures. Transit and daily checks, weekly on nightstop aircraft, wheels and brakes, defects per TSM, ADD raised / closed with MCC of the airline. In 2025 I released 1,431 flights with 3 technical delays attributed to my team. Bird strike inspections with borescope. AOG trips: Yangon (hyd leak, 2023), Kaohsiung (fan blade blending, 2024), Phuket (MLG tyre burst, 2026).
Audited by CAAS, EASA (TCO) and CAAC as certifying staff, no findings on my records.

Education
Diploma in Aerospace Technology, Kallang Polytechnic, 2013. SAR-147 Cat B1.1 course 2014 - 2016.`,
    },
    {
      name: 'ravindran-pillai-a330',
      kind: 'any-of',
      low: 86,
      high: 96,
      best: 91,
      why: 'Holds the category B1.1 licence with A330 only, which is enough, and eleven years of heavy and ramp work on widebodies told in his own words.',
      lacks: [],
      cv: `Ravindran Pillai
Johor Bahru / works in Singapore (Malaysian, PR of Singapore since 2020)

I release wide-body aircraft. My Singapore licence has been in my pocket since November 2020: category B1.1, one type on it, the A330 with both the Trent 700 and the CF6, and it is good until November 2030.

Since April 2021 I am night certifying engineer for Pelangi Cargo's two freighters and for three passenger carriers that Selat Technics handles at Changi. We meet the aircraft, walk round, read the post-flight report, fix what can be fixed in 90 minutes and defer what cannot under the MEL. I've been authorised to run engines to high power since 2022. The passenger machines fly extended range over the Indian Ocean so the pre-departure checks for that are routine to me, as are autoland downgrades and re-certification. Normally two or three mechanics work to my instructions, at the weekends four.

Earlier, from February 2015 to March 2021, I was in the hangar at Senai with Tebrau Aero Maintenance, first as mechanic and in the last months as support certifying engineer. Twenty-three heavy checks, among them landing gear changes, pylon bolt inspection, flap track work, two engine changes a month.

I have gone out five times to rescue stranded aircraft; the longest was eleven days in Colombo with a nose gear collapse.

School: Diploma in aircraft maintenance, Institut Teknologi Penerbangan Skudai, 2014, including the SAR-147 basic course.
Last drawn S$7,250 plus allowances. Notice one month.`,
    },
    {
      name: 'joao-tavares-easa',
      kind: 'foreign',
      low: 53,
      high: 66,
      best: 61,
      why: 'Nine years on A320s and a European Part-66 B1.1, but no licence from the Singapore authority.',
      lacks: ['CAAS SAR-66 B1.1 licence (holds EASA Part-66 only)'],
      cv: `João Tavares
Lisbon, Portugal — ready to relocate with family

AIRCRAFT MAINTENANCE ENGINEER B1.1

Licence: EASA Part-66, cat. B1.1 and A1, issued by ANAC Portugal in 2020, valid 2030
Endorsements: A318/A319/A320/A321 (CFM56), A319/A320/A321 (IAE PW1100G)
Singapore: I do not hold a CAAS licence at this date. I have written to the authority about conversion and was told of the examination on air legislation, which I have not booked.

Rota Atlântica Manutenção, Lisbon Airport
11/2020 – today: Certifying staff, line
06/2017 – 10/2020: Aircraft mechanic, line and base

• 10 to 14 turnarounds per shift in summer, own fleet of 31 A320/A321 plus visiting customers
• Daily, weekly and A-checks, MEL handling, coordination with MCC
• PW1100G: oil and chip checks, borescope of HPT blades (level 2, 2023), engine change team leader 4 times
• Ground running and taxi authorisation
• AOG: Dakar, Praia, Funchal, Boa Vista
• Instructor on the job for 6 apprentices

Education: Professional course in aeronautical maintenance, Part-147, Escola de Aviação do Tejo, 2014–2017

Languages: Portuguese, English (level 5), Spanish`,
    },
    {
      name: 'kenneth-ong-technician',
      kind: 'missing',
      low: 35,
      high: 48,
      best: 42,
      why: 'Twelve solid years on A320s as technician, but unlicensed, so no B1.1 and no type endorsed, and he cannot certify for a long while.',
      lacks: ['CAAS SAR-66 B1.1 licence', 'type endorsement on a licence'],
      cv: `Kenneth Ong Wei Jie
Blk 300s Yishun

Senior Aircraft Technician, 12 yrs A320 and B777

05/2019 to now: Lembah Aero Engineering, Changi line. Senior technician. I do pre-departure and transit checks under the LAE, refuel, wheel and brake changes, IDG and engine oil, cabin defects, towing, headset. Lead two junior technicians. Nightstop checks on six A320. I was in the top three of the department for 2024. Company approval for simple tasks none, all is signed by the engineer.

08/2014 to 04/2019: Lembah Aero Engineering, base. Technician. C-checks on A320 and 777. Panels, flight controls rigging, landing gear lubrication, fuel tank entry, sealant.

NS: RSAF, aircraft crew, 2012 to 2014

NITEC in Aerospace Machining 2011; Higher NITEC Aerospace 2012

I attended the A320 CFM56 general familiarisation (5 days) in 2016.
Licence: no AML. Tried module exams 2017 (M8, M9 pass, M1 and M17 fail) and gave up because of shift and small kids. May try again.

Expected salary negotiable`,
    },
    {
      name: 'shaun-lim-overlap',
      kind: 'overlap',
      low: 60,
      high: 73,
      best: 67,
      why: 'Licence and A320 endorsement are in order, but the claimed eight years shrink to three years eight months because the two jobs overlap.',
      lacks: ['five years of maintenance on large jets (about 3 years 8 months)'],
      cv: `SHAUN LIM KAI XIANG
Licensed Aircraft Engineer | A320 | 8 years' combined experience

KEY FACTS
> CAAS SAR-66 licence, Category B1.1, issued September 2025, valid till September 2030
> Type endorsed: A320 family (CFM56), December 2025
> Available after 1 month

EXPERIENCE (8 years combined)

Tanjong Air Support, Changi Airport
Full time, March 2023 - present (3 yrs 8 mths)
Technician until December 2025, since January 2026 certifying engineer on A320 of two low-cost carriers. Transit and daily checks, defect rectification, ADDs. One technician with me. Completed engine run simulator, field authorisation in process.

Seletar Jet Works, Seletar
Part time on off days, June 2023 - October 2026 (3 yrs 5 mths)
Hangar technician on freighter conversions, B737-800. Structures removal, wiring support, cargo loading system, door rigging. Two or three days a week.

Student attachment, Tanjong Air Support
Feb - Mar 2022, observing and tools store

EDUCATION
SAR-147 approved basic training Cat B1.1, Bedok Aviation Academy, 2020 - 2023 (incl. diploma)
O levels 2017. NS 2018 - 2020, infantry

OTHER
EWIS, fuel tank safety phase 2, human factors, dangerous goods`,
    },
  ],
};
