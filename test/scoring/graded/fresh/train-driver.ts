/** Qualified train driver: the European licence, current competence and route knowledge decide. */
import type { GradedJob } from '../types.ts';

export const trainDriver: GradedJob = {
  job: 'train-driver',
  title: 'Qualified Train Driver',
  spec: `Qualified Train Drivers – Doncaster depot

We run electric passenger services on the East Coast Main Line. We are looking for drivers who are already productive; this is not a trainee vacancy.

To apply you will need
– a valid train driving licence under the Train Driving Licences and Certificates Regulations 2010
– two years' driving since qualifying, passenger or freight
– a safety record without a Category A SPAD in the last five years
– to live within 60 minutes of the depot

ETCS, Class 800 traction or ECML route knowledge would shorten your training and is a plus. DOO experience welcome. Shifts cover 24/7.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Licensed driver of seven years on the very route and traction, clean record, lives in town.',
      lacks: [],
      cv: `Rebecca Thackray
Train driver, Doncaster

July 2021 - present: Driver, Northern Spine Railways (Leeds). Class 800/801, ECML Leeds - Doncaster - King's Cross. ETCS trained 2025. Mentor driver.
May 2019 - June 2021: Driver, Pennine Connect. Class 158 and 195, DOO in part.

Train driving licence (TDL) issued 2019, valid to 2029. Certificate current.
No SPADs, no TPWS interventions, no lineside incidents since qualifying.
Assessor award A1
Before the railway: ambulance technician 2011-2018
10 minutes from the depot by car`,
    },
    {
      name: 'trainee',
      kind: 'in-progress',
      low: 34,
      high: 56,
      best: 46,
      why: 'A trainee half through: licence issued but not qualified, and none of the two years.',
      lacks: ["two years' driving since qualifying"],
      cv: `Kofi Asante
Trainee Train Driver

East Mercia Rail, trainee driver, since January 2026. Rules and traction exams passed, 140 of 235 handling hours with an instructor on Class 350. I expect to qualify in April 2027. Train driving licence (student) issued Jan 2026, medical in date.

East Mercia Rail, conductor, 2020 - 2025. Despatch, safety-critical communication, ticketing, PTS.

Supermarket night manager, 2015 - 2020.

I live in Doncaster. Shift work no problem. GCSE English and Maths.`,
    },
    {
      name: 'tram-driver',
      kind: 'adjacent',
      low: 24,
      high: 46,
      best: 35,
      why: 'Drives trams on street track: safety-critical and shift-hardened, but no mainline licence.',
      lacks: ['train driving licence', "two years' driving since qualifying"],
      cv: `DENISE LOMAS

Tram Driver, Steel City Supertram, Sheffield. 09/2016 to now.
Drives Siemens and tram-train vehicles on the street network, line-of-sight rules, 24/7 roster, passenger emergencies, instructor since 2022. No signal passed at danger.

Bus driver, 2012 to 2016.

Tram competence certificate (annual), PCV licence category D, first aid. I do not hold a mainline train driving licence.

Home: Rotherham, 35 minutes from Doncaster.`,
    },
    {
      name: 'freight',
      kind: 'any-of',
      low: 76,
      high: 92,
      best: 84,
      why: 'Freight counts by the spec: six years on trains of stone, licensed and clean; no Class 800, some of the route.',
      lacks: [],
      cv: `Paul Ormerod, freight driver

Present post: Train Driver, Aggregate Rail Freight, Peak Forest and Doncaster Decoy, Since Nov 2020. Class 66 and 60, stone and biomass, signs ECML Peterborough - Doncaster (slow lines), nights mostly.
Earlier: Groundsman and shunter, same company, 2016-20.

Licence under TDLCR 2010 valid until 2030, medical 2026, full competence file.
Safety: clear record, no Cat A SPAD ever.
Lives Thorne, 20 min.`,
    },
    {
      name: 'software-train',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 4,
      why: 'Writes device drivers and release trains; the words only.',
      lacks: ['train driving licence', "two years' driving since qualifying"],
      cv: `Ivo Petkov
Senior software engineer - drivers and embedded Linux

2018 - now, Kernelworks, Leeds. Maintains Linux network and storage drivers, release train engineer for the platform programme (SAFe), safety and security reviews, on-call rota 24/7. Ported the driver stack to RISC-V.
2014 - 2018, Doncaster Microsystems. C developer, UART and SPI drivers, bootloader.

BEng Computer Systems, Sheffield, 2014
SAFe RTE certificate 2022
Languages: C, Rust, Python. Train enthusiast: N gauge model railway.`,
    },
  ],
};
