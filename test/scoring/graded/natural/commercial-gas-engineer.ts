/** Commercial gas and heating engineer, UK: commercial ACS, three years of plant rooms, a driving licence. */
import type { GradedJob } from '../types.ts';

export const commercialGasEngineer: GradedJob = {
  job: 'commercial-gas-engineer',
  title: 'Commercial Gas & Heating Engineer',
  spec: `Hi, I'm Steve. My sister and I run Ravensdale Mechanical, 22 of us, out of Chesterfield. We look after plant rooms in schools, care homes, two football grounds and a brewery across Derbyshire and South Yorkshire. One of our lads is retiring so we're after another commercial heating engineer.

What the job is: planned servicing and breakdowns on commercial boilers (Hamworthy, Ideal, Remeha, a few old Potterton sectionals), pressure jet and forced draught burners, pumps, pressurisation sets, calorifiers, radiant tube in the sports halls. Combustion analysis, gas tightness and purge, paperwork on a tablet. On your own in a van most days. One week in five on the call-out rota.

What we can't do without:
- Gas Safe registered with commercial ACS in date. That's core commercial (COCN1 or the CODNCO1 changeover), CIGA1 and TPCP1 or 1A. Domestic tickets alone won't do, sorry.
- Three years plus on commercial plant, not just houses
- Full UK driving licence, it's van based

What would make us smile: CORT1, ICPN1, oil (OFTEC), unvented G3, legionella, a bit of BMS (Trend), F-gas.

What you get: £46-50k depending on tickets, call-out paid on top, van and fuel card, 25 days plus bank holidays, tickets renewed on us, and nobody tracking your tea breaks.

DBS needed for the schools; we sort it and pay for it. Send whatever CV you've got.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Commercial ACS to 2029, nine years of plant rooms in schools and hospitals, clean licence, CORT1, G3 and Trend.',
      lacks: [],
      cv: `Lee Hathersage, Rotherham
Commercial Heating Engineer

Tickets
Gas Safe registered (since 2014)
COCN1, CIGA1, CORT1, ICPN1, TPCP1A, CDGA1: done at Sheffield, exp March 2029
Unvented hot water G3, 2023
Legionella awareness 2024
IPAF 3a, asbestos awareness 2026
Full licence, clean

Jobs
Don Valley Building Services. Jan 2020 to now. Service engineer on contract for 60 schools and two leisure centres. Boilers 70 kW up to 1.2 MW, cascades, Riello and Weishaupt burners, radiant tubes and plaque heaters, booster sets, pressurisation units. Strip, clean, combustion set up with the analyser, tightness and purge, CP15/CP17 on the tablet. One week in four on call. Basic Trend, I can change times and setpoints and find a dead sensor.

Sheaf Hospital Trust estates. April 2017 to Dec 2019. Heating craftsman. Steam to hot water plate exchangers, calorifiers, gas boilers for the staff flats, ppm.

Parkgate Plumbing & Gas. 2010 to 2017. Apprentice then domestic installer, last year starting on commercial.

NVQ Level 3 Domestic Heating 2013.
References: ask anyone at Don Valley, but after I've told them.`,
    },
    {
      name: 'medical-licence',
      kind: 'denial',
      low: 47,
      high: 63,
      best: 56,
      why: 'Eight years on commercial plant with all tickets, but he has surrendered the driving licence and says so.',
      lacks: ['Full UK driving licence'],
      cv: `CURRICULUM VITAE

Gareth Ollerenshaw
Matlock, Derbyshire

Personal statement
Time-served commercial gas engineer, happiest in a boiler house with a sequence problem. Used to schools, NHS premises and hotels.

Career to date

Amber Valley Facilities Ltd
Commercial Gas Engineer
October 2018 – present
Service and breakdown on 140 sites: condensing cascades (Remeha Gas 310, Hamworthy Wessex and Purewell), atmospheric sectionals, forced draught burners on gas and dual fuel, warm air and radiant tube. Pumps, PRVs, gas valves, BMS interlocks. Out of hours rota until last year. Since summer 2025 I have been paired with an apprentice who does the driving: I had two seizures and handed my licence in to the DVLA, and I can't reapply before the autumn of 2027. I am well on the medication and signed off for all other work.

Peak Park Heating
Gas Engineer, domestic and light commercial
2012 – 2018

Qualifications
COCN1, CIGA1, CORT1, TPCP1A, CENWAT, re-assessed February 2025
Gas Safe card holder
OFTEC 101 and 600A, 2024
NVQ 3 Heating and Ventilating, Service and Maintenance
SSSTS`,
    },
    {
      name: 'college-assessor',
      kind: 'old',
      low: 57,
      high: 72,
      best: 66,
      why: 'Twelve years on commercial plant that ended in 2016; tickets kept up while teaching, little spanner work since.',
      lacks: [],
      cv: `Raymond Fiddler

After ten years of teaching I would like to finish my career with the tools in my hands.

January 2017 – present
Gas lecturer and ACS assessor, Ashgate College. I deliver the domestic programme for apprentices (levels 2 and 3) and assess candidates for their renewals, in bays with wall-hung boilers, fires and cookers. Internal verifier from 2020. Head of the plumbing and gas section for two years, went back to teaching by choice.

2004 – December 2016
Service engineer, later working supervisor, East Midlands Plant & Boiler Co. Hospitals, mills, an ice rink, a prison. Boilers up to 3 MW, pressure jet burners (Nu-way, Riello, Dunphy), gas boosters, steam raising plant, calorifiers, pressurisation. Commissioning of replacement plant rooms. Supervised five engineers in the last three years and kept doing breakdowns.

1996 – 2004
British Gas, apprentice then domestic service engineer

I have kept my own commercial tickets in date because the college pays for it: COCN1, CIGA1, CORT1, TPCP1 (all until November 2028). Gas Safe registered through the college. PGCE (FE) 2018, TAQA assessor. Full driving licence since 1997, no points. DBS enhanced.`,
    },
    {
      name: 'house-basher',
      kind: 'missing',
      low: 37,
      high: 53,
      best: 46,
      why: 'Eleven years of domestic boilers with domestic tickets only; two small commercial helps, no commercial ACS.',
      lacks: ['Gas Safe registered with commercial ACS in date', 'Three years plus on commercial plant'],
      cv: `KIERAN DUFFIELD
Gas engineer · Worksop · full clean licence, own transport

2019–now   Self-employed, KD Heating. About 300 services and 60 boiler changes a year in houses, flats and landlord portfolios. Vaillant and Worcester accredited. Fault finding, power flushing, Nest and Hive, underfloor, cylinder swaps. Landlord certificates for three letting agents.

2015–2019   Homeserve-type breakdown contract (Brightflame Ltd), 6 to 8 jobs a day, five counties, on call every third weekend.

2012–2015   Apprentice, Bassetlaw Homes, council housing stock.

Registered with Gas Safe, number on request.
ACS: CCN1, CENWAT, CKR1, HTR1, CPA1, MET1, renewed June 2024.
G3 unvented. Water regs. Level 3 air source heat pumps 2025.

Lent a hand to a mate at a care home last winter, two 80 kW boilers on a header, he signed it off. Enjoyed it, and houses are getting boring, which is why I'm writing. I know I'd have to do the changeover course, I've looked at the dates.

Happy on call-out. Good with customers, tidy, no smoking.`,
    },
    {
      name: 'keyword-caretaker',
      kind: 'list',
      low: 12,
      high: 30,
      best: 21,
      why: 'A school site manager with a long list of plant-room words; calls contractors, no registration, no gas work.',
      lacks: ['Gas Safe registered with commercial ACS in date', 'Three years plus on commercial plant'],
      cv: `Dean Marples — Commercial Heating & Building Services Professional

KEY SKILLS
Commercial gas ✔ Plant rooms ✔ Boilers (Hamworthy, Ideal, Remeha) ✔ Burners ✔ Pressurisation sets ✔ Calorifiers ✔ Combustion analysis ✔ Tightness testing and purging ✔ COCN1 / CIGA1 / TPCP1 knowledge ✔ Radiant tube ✔ BMS Trend ✔ Legionella ✔ PPM ✔ Call-out

EMPLOYMENT
Site Manager, Holmewood Academy, Sept 2018 – present
Responsible for the premises of a 900-pupil school. Opening and locking, cleaning team of seven, lettings, minor repairs. Daily boiler house check and log: pressure, temperatures, leaks. Reset the boilers after a trip and book the heating contractor, show him round and sign his sheet. Weekly tap flushing and monthly temperatures for legionella. Adjusting the heating times on the Trend panel in the holidays.

Caretaker, Holmewood Junior School, 2011 – 2018
Grounds, painting, basic plumbing, gritting.

Warehouse operative, 2004 – 2011

TRAINING
IOSH Managing Safely 2022, Legionella responsible person 2023, asbestos awareness, PAT testing, first aid at work
Online course "Introduction to Commercial Gas", 6 hours, 2025

Driving licence: full, cars and minibus (D1). DBS enhanced.`,
    },
  ],
};
