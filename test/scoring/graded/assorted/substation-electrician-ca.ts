/** Power System Electrician – Substations: journeyperson certificate recognized in Alberta; 3 years on substation apparatus at 69 kV or above decide it. */
import type { GradedJob } from '../types.ts';

export const substationElectricianCa: GradedJob = {
  job: 'substation-electrician-ca',
  title: 'Power System Electrician – Substations',
  spec: `Power System Electrician – Substations
Parkland Transmission Ltd. | Leduc, AB | Permanent full-time, 4x10 shift | Union position (IBEW)

Parkland Transmission keeps the lights on for more than 800,000 Albertans. Our Substation crew looks after 140 sites from Red Deer to Fort Saskatchewan, and we are adding a journeyperson to the Leduc yard.

What you'll do
- Inspect, test, maintain and repair power transformers, circuit breakers, disconnects, instrument transformers and station batteries
- Commission new and rebuilt substation equipment and troubleshoot faults, including on call-out
- Prepare and carry out isolation and grounding to our Work Protection Code
- Mentor apprentices and take your turn as lead hand

What you bring
- Journeyperson certificate as a Power System Electrician, or as an Electrician with Red Seal endorsement, recognized in Alberta
- At least 3 years of post-journeyperson work on substation apparatus at 69 kV or above
- Valid Class 5 driver's licence with an acceptable abstract
- Experience with insulation power factor (Doble), contact resistance and breaker timing tests
- SF6 handling training and current Standard First Aid are assets, as is Class 3 with air brakes

Rate: $56.40/hr plus stand-by pay, defined benefit pension, flex benefits. Safety-sensitive position: pre-employment drug and alcohol testing applies. We thank all applicants; only those selected will be contacted. Parkland is an equal opportunity employer.`,
  graded: [
    {
      name: 'pse-journeyperson',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'Alberta Power System Electrician ticket, nine years as a journeyperson on 72-240 kV apparatus up to today, with the tests, SF6, first aid and Class 3 all shown.',
      lacks: [],
      cv: `TYLER M. HRYNKIW
Wetaskiwin, Alberta | 780-555-0142

TICKETS
• Power System Electrician, Alberta Journeyperson Certificate, June 2017
• SF6 gas handling, 2024 (environmental course, supplier delivered)
• Standard First Aid / CPR-C, exp. Feb 2028
• Class 3 with Q endorsement, clean abstract
• CSTS, H2S Alive, aerial lift, telehandler

WORK HISTORY

Journeyperson Power System Electrician, Altamont Electric Transmission, Edmonton — March 2019 to present
• Maintenance and repair on 72, 138 and 240 kV substations: power transformers to 300 MVA, live and dead tank breakers, MODs, CTs/PTs, 125 V battery banks
• Doble power factor, TTR, winding resistance, ductor and breaker timing on my own; write up results and call the repairs
• Lead hand on the Beamer 240 kV breaker change-outs, 2023 (11 breakers, no lost time)
• Write and hold isolation and grounding guarantees; qualified switching person since 2020
• On call one week in five. Two apprentices signed off under me

Journeyperson / Apprentice PSE, Sturgeon Power Contracting — May 2013 to Feb 2019
• Ticketed June 2017, stayed on as journeyperson
• New-build commissioning of 138/25 kV stations in the Fort McMurray and Cold Lake areas
• Assembly and oil filling of transformers, bus work, grounding grids, control building wiring

References on request.`,
    },
    {
      name: 'stations-maintainer',
      kind: 'synonym',
      low: 80,
      high: 92,
      best: 86,
      why: "Red Seal electrician with seven years in 138 kV yards up to now, told in a maintainer's own words; the only gaps are SF6 training and being lead hand.",
      lacks: [],
      cv: `Denise Okrainetz, Lethbridge — d.okrainetz@postbox.example

I am a Red Seal sparky (Construction Electrician, wrote the IP exam in Saskatoon in 2016, Alberta recognizes it) who has spent her working life inside the fence rather than on a pole.

Since August 2019 I have been a Stations Maintainer II with the City of Oldman Light & Power. Four of us keep up nine 138/25 kV terminals. In a normal year I'll pull apart three or four OCBs, dress or change the contacts, and put them back with a motion analyzer on them. I do the tan delta and capacitance on bushings and windings, ductor the joints, megger everything, draw oil for DGA, and go inside the tap changers. I swapped two failed 138 kV bushings on No. 4 bank in the winter of 2024 with the outage clock running. I apply for the outages, write the isolation steps, hang locks and portable grounds, and hold the permit. Trouble calls at night come to me every third week.

Before that, Oct 2016 – July 2019, I was an electrician for Wheatland Industrial in Swift Current: motor control centres, some 13.8 kV gear at potash sites.

I drive the boom truck on a Class 3 licence, no demerits. First aid renewed this spring. The vacuum and gas breakers in our yards are looked after by the manufacturer so I have watched, not done, SF6 work.`,
    },
    {
      name: 'uk-substation-fitter',
      kind: 'foreign',
      low: 52,
      high: 66,
      best: 59,
      why: 'Ten good years on 132-400 kV plant, but his trade papers are British and the Alberta/Red Seal exam has yet to be sat.',
      lacks: ['journeyperson certificate recognized in Alberta'],
      cv: `Curriculum Vitae

Name: Gareth Prosser
Address: Calgary, AB (moved from Swansea 06/2026; permanent resident)
Driving: Alberta Class 5, exchanged from UK licence July 2026

Profile
Time-served substation fitter, 132 kV to 400 kV, Senior Authorised Person. My City & Guilds Level 3 and NVQ 3 in Electrical Power Engineering are British qualifications. I have sent my hours to Alberta Apprenticeship and Industry Training for a Trade Qualifier application; exam not booked yet.

Employment

09/2016 – 05/2026  Substation Craftsperson, later Senior Craftsperson, Severn Grid Plc (transmission owner)
Overhaul and inspection of air-blast and gas circuit-breakers, earth switches, isolators, quad boosters and 240 MVA supergrid transformers. Tests: tan delta, circuit-breaker timing, ductor, oil sampling, SFRA. SF6 F-gas category certificate (2022). Issued permits and sanctions-for-test under the safety rules as SAP from 2020. Supervised two craft apprentices. Standby 1 in 6.

08/2012 – 08/2016  Apprentice, then Fitter, Western Valleys Electricity, 11/33/132 kV primary substations.

Other
First aid at work (UK, 2025). Full medical, June 2026.`,
    },
    {
      name: 'mill-electrician',
      kind: 'years',
      low: 52,
      high: 67,
      best: 59,
      why: 'Red Seal electrician with a long industrial record, but only fourteen months were on 72 kV apparatus against the three years asked.',
      lacks: ['3 years on substation apparatus at 69 kV or above'],
      cv: `RANDEEP GILL
Industrial Electrician — Red Seal (2014)
Grande Prairie AB · Class 5 · Standard First Aid to 11/2027

EXPERIENCE

Wapiti Pulp & Fibre — Electrical Maintenance
2014-07 → 2025-08 | Journeyman electrician
 – 600 V and 4160 V motors, MCCs, VFDs and soft starts across the kraft line
 – PLC-5 / ControlLogix fault finding, instrumentation loops
 – 13.8 kV distribution switchgear: racked breakers, cleaned, megger tested during annual shutdown
 – LOTO coordinator for 3 shutdowns

Wapiti Pulp & Fibre — Main Substation
2025-09 → present | Journeyman electrician, HV group
 – moved to the mill's own 72/13.8 kV yard after a retirement
 – two 40 MVA transformers, four 72 kV breakers, disconnects, station battery
 – helped the testing contractor with Doble and timing on the 2026 outage; now run the contact resistance and TTR sets myself
 – prepare switching orders, apply grounds with a second person

Peace Country Electric, Beaverlodge
2010-05 → 2014-06 | Apprentice electrician: farm, commercial, oilfield leases

TRAINING
Arc flash CSA Z462 (2024) · NAIT HV awareness, 3 days (2025) · EWP`,
    },
    {
      name: 'instructor-ex-pse',
      kind: 'old',
      low: 62,
      high: 73,
      best: 67,
      why: 'Ticket and eleven years of 69-240 kV work are real but ended in 2016; since then he has taught and inspected, not maintained apparatus.',
      lacks: [],
      cv: `Lorne Fedorchuk
Stony Plain

Present position
Safety Codes Officer (Electrical, Group B), Tri-Rivers Inspection Agency, 2020–now. Permit inspections for houses, shops and small commercial services; plan review; report writing; customer disputes.

Earlier
Instructor, Electrician Apprenticeship Program, Yellowhead Polytechnic, 2016–2020. First and second period: code, magnetism, three-phase theory, labs at 208 V.

Power System Electrician, Foothills Utilities (substation maintenance, Stony Plain shop), April 2005 to August 2016. Journeyman from 2005. Transformers, oil and SF6 breakers and disconnects between 69 and 240 kV. Doble testing, timing, ductor. Lead hand for a crew of five from 2011. Wrote clearances and acted as person in charge. Storm and call-out duty for the whole of that time.

Certificates
Alberta journeyman, Power System Electrician (2005). Electrical SCO designation. First aid and CPR, renewed 2025. Class 5 licence, no suspensions.

I miss the yards and the crew and would come back to the tools. Fit, non-smoker, happy to be retrained on anything that has changed.`,
    },
  ],
};
