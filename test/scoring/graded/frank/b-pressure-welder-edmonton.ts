import type { GradedJob } from '../types.ts';

export const bPressureWelderEdmonton: GradedJob = {
  job: 'b-pressure-welder-edmonton',
  title: 'Journeyperson Welder, B Pressure',
  spec: `POSITION: Welder, B pressure (6 openings)
EMPLOYER: Cold Creek Fabricators Ltd., pipe spool and module yard, Nisku / Edmonton, Alberta
TERM: permanent, layoffs rare since we went to two shifts
SHIFT: 6 a.m. to 4:30 p.m. Mon-Thu, every other Friday
RATE: $50.25/hr, benefits, RRSP after a year

SCOPE: Weld carbon and low-alloy process pipe from NPS 2 to NPS 36 to B31.3, mostly rolled in the positioner and some 6G tie-ins out in the module yard. TIG root, stick or flux core fill and cap, some sub-arc on the big bore. X-ray on ten to a hundred percent depending on client; our shop repair rate is 1.4 % and we want to keep it. Read isos, check your fit-up before you strike, stamp and sign the traveller.

REQUIRED:
Alberta journeyperson welder certificate or Red Seal.
Valid Alberta B pressure ticket (Grade B Pressure Welder, ABSA), in date on your first day.
Three years of pressure pipe welding, shop or field.

AN ASSET: stainless or chrome, FCAW procedure cards, orbital, overhead crane and rigging, CSO, H2S Alive, experience on SAGD modules.

TESTING: candidates do a 6-inch Schedule 80 coupon in 6G at the shop, TIG/stick. Two hours. Bring hood and gloves. Pre-access A&D test for everyone.

NOTES: This is not a rig welder job, no truck needed. Apprentices, there's a separate posting, please use that one. Send resume with copies of your tickets to the front office, attention Marj.`,
  graded: [
    {
      name: 'travis-nykolaichuk-bp',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Red Seal, B pressure to 2028, more than eight years of pressure pipe in spool shops to date with repair rates.',
      lacks: [],
      cv: `Travis Nykolaichuk
Leduc, AB   780-555-0148

Red Seal journeyman welder (2015)
B Pressure, renewed March 2026, good to March 2028. P1 GTAW/SMAW, P8, FCAW cards with present employer
CSO, H2S Alive (2025), overhead crane, rigging

Northfork Spooling & Modules, Nisku. Pressure welder. January 2020 - present
Process pipe for SAGD pads and a gas plant, 2" to 30". TIG root, hot pass, then flux core in the roller, or stick out in the yard. About a third stainless. 100 % RT on the sour jobs; my own repair rate for 2025 was 0.9 % on 1,140 butt welds. Check fit-up, sign travellers. Two apprentices went through with me.

Beaverhill Pipe & Vessel, Edmonton. Pressure welder. May 2018 - November 2019
Spool shop. Carbon, some P11 chrome with preheat and stress relieve.

Parkland Steel, Spruce Grove. Welder. 2011 - April 2018
Apprentice until 2015, structural and tanks. Passed my B test in spring 2018.

Grade 12, Leduc, 2010`,
    },
    {
      name: 'orla-fitzhenry-brewery',
      kind: 'gem',
      low: 83,
      high: 95,
      best: 89,
      why: 'Titled utilities maintenance at a brewery, but a journeyperson with a current B ticket who has welded steam and ammonia pressure pipe since 2018.',
      lacks: [],
      cv: `ORLA FITZHENRY
Sherwood Park

Current title: Utilities Maintenance Coordinator, Ironhorse Brewing & Malting, Edmonton (October 2018 to the present)

The title came from the HR system. When I was hired the plant had two boilers, a tired ammonia refrigeration system and thirty years of patched piping, and a contractor charging for each pinhole. The company got its own ABSA-accepted quality program for repair and alteration, and I'm the one welding under it.

What that has meant:
  Replaced about 1.9 km of steam and condensate line, 2 to 10 inch Sch 40 and 80, to B31.1, and 700 m of low-temperature ammonia pipe to B31.3. TIG root and 7018 out, 5G and 6G in tunnels and over tanks, as nothing rolls in a pipe rack.
  X-ray at 10 to 20 %, four rejects out of some 860 welds in eight years.
  304L glycol and CIP lines with purge, orbital machine on the product side since 2022.
  Isometrics, weld maps, heat numbers, paperwork for the inspector.
About seventy percent of my hours are with the hood down. The rest is ordering pumps and being nice to brewers.

Before: 2013 - 2018 welder with Strathcona Tank & Truss, first as an apprentice, journeyperson in August 2016.

Tickets: Alberta journeyperson certificate, Welder, 2016. Grade B Pressure Welder, first 2018, last re-test June 2026 (two years). H2S Alive. Fall protection. Scissor lift.`,
    },
    {
      name: 'randy-boutilier-lapsed',
      kind: 'lapsed',
      low: 54,
      high: 67,
      best: 61,
      why: 'Red Seal with eleven years of pressure pipe, but the B ticket ran out in February 2024 and has not been re-tested.',
      lacks: ['valid B pressure ticket (expired February 2024)'],
      cv: `RANDY BOUTILIER
Journeyman Welder, originally from Cape Breton, in Alberta since 2009
Fort Saskatchewan  780 555 0171

Employment:

March 2024 - now      Trailhead Trailers, Fort Sask      welder/fabricator, gooseneck frames, MIG, days. Took this for health reasons after shoulder surgery, which is healed, doctor's letter available.

June 2016 - Jan 2024      Sturgeon Modular, Redwater      pressure welder. Module yard and shop, carbon, 2 to 24 inch, TIG/stick and TIG/flux core, 6G tie-ins in winter under hoarding. Upgrader, hydrogen plant, SAGD. Usually under 2 percent repairs. Acting foreman summer 2022.

Oct 2012 - May 2016      turnarounds through the hall: Fort McMurray, Scotford, Lloydminster. B pressure, boiler tubes and pipe.

2009 - 2012      apprenticeship, Acheson

Certification:
Red Seal, Welder, 2012
B Pressure 2012, re-tested every two years, last one expired Feb. 2024. Would have to go and test again.
CWB flat & horizontal, 2024
CSO, H2S Alive 2026`,
    },
    {
      name: 'pawandeep-gill-structural',
      kind: 'denial',
      low: 35,
      high: 49,
      best: 42,
      why: 'A Red Seal structural welder who says he has no B ticket and has never welded pressure pipe.',
      lacks: ['B pressure ticket', 'three years of pressure pipe welding'],
      cv: `PAWANDEEP GILL
Welder (Red Seal 2019)
Mill Woods, Edmonton

Seven years journeyperson, structural steel. Fast, neat, X-ray and UT tested on bridge work.

Great Plains Girder Works, Edmonton | Lead welder | 02/2021 - present
FCAW and sub-arc on plate girders and pile caps, 20 to 90 mm. Preheat charts, UT by third party, fracture critical members. Reading shop drawings, fit-up checks, weld maps. Crew of five on afternoon shift. Overhead crane and rigging each day.

Whitemud Iron, Edmonton | Welder | 09/2019 - 01/2021
Stairs, handrail, columns. MIG and stick.

Kohinoor Fabrication, Surrey BC | Apprentice | 2015 - 08/2019

Tickets
Interprovincial Red Seal, Welder, Aug. 2019
CWB all position FCAW, SMAW, to Sept. 2027
H2S Alive 2025, CSO, crane operator (company)
First aid

No B pressure at the moment and I haven't worked on pressure pipe. I have practised TIG root on pipe in the evenings at the union hall since September and would like to challenge the B test next year.`,
    },
    {
      name: 'colette-marchand-frontdesk',
      kind: 'unrelated',
      low: 0,
      high: 8,
      best: 3,
      why: 'Hotel reception and payroll work; nothing to do with welding.',
      lacks: [
        'journeyperson welder certificate',
        'B pressure ticket',
        'three years of pressure pipe welding',
      ],
      cv: `Colette Marchand
St. Albert, Alberta
colette.marchand@example.com

Guest Services Supervisor

Prairie Rose Inn & Suites, Edmonton, 2021 to present
Supervise a front desk team of seven, schedules and payroll input, night audit, group bookings for work crews coming in from the industrial area. Guest score up from 7.9 to 8.6. Handle complaints, petty cash and the shuttle roster.

Cypress Dental, receptionist, 2017 - 2021
Appointments, direct billing to insurers, recalls.

Education
Hospitality Management Diploma, Fairmeadow College, Edmonton, 2017

Skills
Opera PMS, Excel, French (first language), English, basic Tagalog
Standard First Aid, ProServe, Class 5 licence

Volunteer: skating club treasurer. I am a quick learner and ready for a change.`,
    },
  ],
};
