/** Journeyman plumber in Massachusetts: the state journeyman licence, years on commercial work and the driver's license decide. */
import type { GradedJob } from '../types.ts';

export const journeymanPlumber: GradedJob = {
  job: 'journeyman-plumber',
  title: 'Journeyman Plumber (Commercial)',
  spec: `Journeyman Plumber – Commercial New Construction & Renovation
Worcester, MA | Full time | $44–$52/hr

Quinsigamond Mechanical is a third-generation plumbing contractor. Our crews build schools, labs, clinics and mid-rise housing across central Massachusetts.

What you'll do
• Install domestic water, sanitary, storm and natural gas piping in commercial buildings, from rough-in to finish
• Lay out work from blueprints and isometric drawings and coordinate with other trades
• Lead one or two apprentices and sign off on their daily hours
• Test systems and walk inspections with the local plumbing inspector

What you must have
• A current Massachusetts Journeyman Plumber license. Out-of-state licenses do not allow you to work here without supervision.
• Minimum 4 years of commercial plumbing experience. Residential service work alone does not count.
• OSHA 10 or OSHA 30
• A valid driver's license and a clean driving record

Nice to have
• Medical gas installer certification (ASSE 6010)
• Backflow tester
• ProPress and cast iron experience

Benefits include health and dental, 401(k) with 4% match, company vehicle for foremen, paid continuing education, tool allowance. Quinsigamond Mechanical is an Equal Opportunity Employer. All qualified applicants will receive consideration without regard to race, color, religion, sex, national origin, disability or veteran status. Pre-employment drug screening required.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'MA journeyman since 2018, eight years of commercial work as one, OSHA 30, med gas, apprentices, inspections.',
      lacks: [],
      cv: `MARCUS DELACROIX
Journeyman Plumber | Leominster, MA

LICENSES & CERTIFICATIONS
Massachusetts Journeyman Plumber, License PL-J (issued 05/2018, renewed through 05/2028)
OSHA 30 Construction (2022)
ASSE 6010 Medical Gas Installer (2021, renewed 2024)
Valid MA driver's license, clean record

EXPERIENCE
Nashua Valley Plumbing & Heating, Fitchburg, MA
Journeyman Plumber, 06/2018 – Present
• Rough-in and finish of water, waste, vent, storm and gas piping in two middle schools, a 90-bed hospital wing and four mixed-use buildings
• Layout from blueprints and isometrics; weekly coordination with HVAC and electrical foremen
• Lead two apprentices, sign their hours, teach ProPress and no-hub cast iron
• Pressure and air tests, inspections with city inspectors, 30+ passed first time

Apprentice Plumber, same company, 05/2013 – 05/2018
• Commercial new construction, 8,500 hours

EDUCATION
Plumbing code classes Tiers 1–5, Montachusett Technical, 2017
High school diploma, 2012`,
    },
    {
      name: 'rhode-island',
      kind: 'foreign',
      low: 52,
      high: 68,
      best: 60,
      why: 'Nine years of the same commercial work on a Rhode Island licence; no Massachusetts one.',
      lacks: ['Massachusetts Journeyman Plumber license'],
      cv: `Antonio "Tony" Medeiros
Pawtucket, Rhode Island

Licensed journeyperson plumber in Rhode Island since 2017, planning to move to Worcester where my wife's family is.

Ocean Point Mechanical, Providence RI. Journeyperson Plumber. Feb 2017 - Present.
Commercial crews only: a biotech lab, a courthouse renovation, two dormitories and a supermarket chain. Underground sanitary and storm, domestic risers, natural gas to rooftop units, fixtures. I read the plans, make the material list, lay out sleeves and hangers. Two apprentices with me most of the time. Water tests, gas tests, walk the inspector through. Copper, ProPress, cast iron, PEX, black iron.

Ocean Point Mechanical, Apprentice. 2012 - 2017.

Cards and licenses
Rhode Island Journeyperson Plumber (current through 2027)
OSHA 10 (2016)
Backflow prevention tester, New England Water Works (2023)
RI driver's license, clean record
I do not hold a Massachusetts license. I have asked the Board for the application and know I have to sit the exam.`,
    },
    {
      name: 'apprentice-exam',
      kind: 'in-progress',
      low: 50,
      high: 66,
      best: 58,
      why: 'Fifth-year apprentice with the hours done and the exam in February; has not worked as a journeyman.',
      lacks: ['Massachusetts Journeyman Plumber license'],
      cv: `KEVIN O'ROURKE-NGUYEN
Auburn MA

Objective: step up to journeyman as soon as I pass the state exam. I am due to sit the Massachusetts journeyman exam in February 2027.

Work history

Blackstone Commercial Plumbing Inc., Millbury MA
Apprentice Plumber (registered, Massachusetts apprentice license), July 2021 to present
- 9,100 hours logged, all in commercial buildings: clinics, two elementary schools, a 60-unit housing block
- Rough-in of sanitary, vent and storm, cast iron and PVC
- Domestic water in copper with ProPress, insulation coordination
- Natural gas piping, pressure tests, help prepare inspections
- Since 2025 I get my own floor to run and show first-years what to do, under our journeyman
- Read blueprints, mark sleeves with total station crew

Stop & Haul Movers, 2019 to 2021, driver and mover

Education
Tier 5 of the plumbing code program finished June 2026
Worcester Technical Evening School

OSHA 10 (2021)
Driver's license class D, no violations`,
    },
    {
      name: 'residential-service',
      kind: 'missing',
      low: 54,
      high: 73,
      best: 63,
      why: 'Licensed in Massachusetts for eleven years, but nearly all residential service and without the commercial years.',
      lacks: ['4 years of commercial plumbing experience'],
      cv: `Darlene Fitzsimmons Licensed Plumber, Shrewsbury, Massachusetts Summary: Massachusetts Journeyman Plumber (license current, 2015) with a truck, a reputation and no callbacks. Service Plumber, Hometown Drain & Heat, Shrewsbury, 2015–present Single-family homes and triple-deckers: water heaters, boilers, bath and kitchen remodels, gas ranges, leak repair, sewer jetting, frozen pipes. Pull my own permits and meet the town inspector. 5 to 7 calls a day. Train helpers and sign the apprentice's book. Copper, PEX, ProPress. In 2019 I was loaned for seven months to a sister company to rough-in a 40-room hotel in Marlborough (prints, cast iron stacks, domestic risers). That is my only commercial job. Apprentice, Hometown Drain & Heat, 2010–2015, residential Licenses / cards MA Journeyman Plumber, renewed May 2026 OSHA 10, 2019 Driver's license, clean Backflow: no. Medical gas: no. References from homeowners and the Shrewsbury building department on request.`,
    },
    {
      name: 'licensed-old',
      kind: 'old',
      low: 52,
      high: 73,
      best: 63,
      why: 'Licence kept up and twelve years as a commercial journeyman, but it ended in 2015; counter sales since.',
      lacks: [],
      cv: `Harold J. Pietrowski, Worcester

2015 to present - Inside Sales, Plumbing Counter, Bay Path Supply Co.
Quotes and take-offs from blueprints for contractors, ordering of cast iron, carriers, fixtures and ProPress fittings, showroom, inventory, two junior counter people.

2003 to September 2015 - Journeyman Plumber, Tatnuck Plumbing Contractors
Commercial construction: Worcester schools, UMass-type lab building, nursing homes, office fit-outs. Rough and finish, storm drains, gas. Ran crews of up to four with apprentices. Laid out from prints. Inspections.

1998 to 2003 - Apprentice, Tatnuck

Massachusetts Journeyman Plumber license, first issued 2003; I have renewed it every two years and taken the continuing education each year, current through 2028.
OSHA 10 taken 2009, OSHA 30 taken 2024.
Med gas installer until 2014, let go.
Massachusetts driver's license, no accidents, no tickets.

Looking to get back on the tools; I miss the job sites. In good shape and own my tools. I have not installed anything commercially since I left Tatnuck.`,
    },
  ],
};
