/** Counter butcher: years of seam and block work and the trade papers decide. */
import type { GradedJob } from '../types.ts';

export const butcher: GradedJob = {
  job: 'butcher',
  title: 'Butcher',
  spec: `BUTCHER WANTED for busy farm shop counter near Ludlow. 45 hours over 5 days incl Saturday.

Whole carcass butchery: beef quarters, lamb and pork boned out, seamed, tied and dressed for the display. Sausages, burgers, dry ageing, orders for local pubs, serving customers and cooking advice, cleaning down.

Must have at least 4 years as a qualified or time-served butcher, be able to break down a carcass unaided, Level 2 food hygiene. Knife skills test on the day. HACCP knowledge and curing or charcuterie an advantage. Own transport needed (no buses). Up to £16 ph.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Served his time, eleven years of whole-carcass work at counters, hygiene level 3, charcuterie.',
      lacks: [],
      cv: `Huw Pritchard
Butcher

Head of counter, Corvedale Meats, Church Stretton, 2019 to now. Forequarters and hinds from our own cattle, lambs and pigs broken down, seam butchery, dry ager, thirty kinds of sausage, bacon and salami cured in house, trade orders for nine pubs, HACCP folder.
Butcher, Teme Valley Butchers, 2015 to 2019. Apprentice there from 2012, City & Guilds in Meat and Poultry 2015.
Level 3 food safety 2024. Van and licence.`,
    },
    {
      name: 'abattoir-line',
      kind: 'adjacent',
      low: 40,
      high: 60,
      best: 50,
      why: 'Seven years boning on a factory line: fast knives on one joint, no whole carcass and no counter.',
      lacks: ['break down a carcass unaided'],
      cv: `Radoslav Kolev
Meat plant operative, boning hall

Hereford Beef Packers, 2019 - 2026: boning of fores on a moving line, rump and topside trim to specification, 55 pieces an hour, knife sharpening, line leader of four since 2023.
Level 2 food hygiene, level 2 abattoir knife skills.
I did not do whole carcasses or customer service here. Car owner.`,
    },
    {
      name: 'supermarket',
      kind: 'trap',
      low: 22,
      high: 44,
      best: 33,
      why: 'Called butcher on a supermarket counter where the meat comes cut and packed: serving and slicing.',
      lacks: ['time-served butcher', 'carcass unaided'],
      cv: `Shelley Bright
Counter assistant, meat, fish and deli - large supermarket, Telford, 2016 to present
Serve customers, lay out the butchery display from vacuum packs, slice bacon and gammon, weigh and price, reductions, clean down, temperature checks.
Level 2 Food Hygiene and Safety, 2025
Trained four new colleagues on the counter. Own car`,
    },
    {
      name: 'three-years',
      kind: 'years',
      low: 56,
      high: 73,
      best: 66,
      why: 'Qualified, good whole-carcass work, but two years and a half since the apprenticeship.',
      lacks: ['4 years as a butcher'],
      cv: `Ellis Manning
Butcher at Clun Farm Shop since April 2024: lambs and pigs on the block each day, beef from quarters, burgers and sausages, Saturday counter.
Apprenticeship, same shop, Sept 2022 - April 2024
Level 2 Butcher apprenticeship standard (distinction), Level 2 Food Safety
Drives a Fiesta. Interested in curing.`,
    },
    {
      name: 'metzger',
      kind: 'synonym',
      low: 74,
      high: 92,
      best: 84,
      why: 'A German Metzger with the journeyman’s letter and nine years: slaughter to counter, sausage maker; hygiene papers of home.',
      lacks: [],
      cv: `Andreas Zoller
Metzger (Gesellenbrief 2016)

Landmetzgerei Huber, Rosenheim, August 2016 - December 2023
Zerlegen von Rind, Schwein und Lamm im Ganzen, Wurstküche, Räucherei, Theke
Orleton Meats, Herefordshire, butcher, January 2024 - today
Cutting beef quarters and pigs, sausages, hams, farmers' market stall; Level 2 Food Hygiene (Highfield) 2024
English B2. UK driving licence.`,
    },
  ],
};
