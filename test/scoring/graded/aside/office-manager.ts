/** Office manager: three years of running an office of fifty or more, a safety certificate in date, a budget held. */
import type { GradedJob } from '../types.ts';

export const officeManager: GradedJob = {
  job: 'office-manager',
  title: 'Office Manager',
  spec: `Office Manager, Bristol Temple Quay, full time, £38,000 - £42,000

Caldicot Rowe is an engineering consultancy with 110 people in its Bristol office, two floors, a busy reception and a plotter that needs love. Our office manager is retiring in February and there will be a month's handover.

Day to day the office manager runs reception and facilities with a team of two, deals with the landlord and our suppliers (cleaning, catering, print, couriers), is the responsible person for health and safety and fire in the building, and sets up desks, passes and inductions for joiners. About twice a year there is something bigger: a floor move, a client event for 80, an ISO audit.

To be considered you need:

• at least three years as office manager or in an equivalent position, for a site of 50 people or more
• IOSH Managing Safely in date, or a NEBOSH General Certificate
• to have held a budget (ours is £600,000) and negotiated supplier contracts
• to have line-managed people
• good Microsoft 365 skills, Excel and SharePoint included

It would be a plus to have a first aid or fire marshal certificate, to know ISO 9001 or 14001, or to have managed an office move.

To apply, send your CV and two or three lines on why. No agencies please. We are a Disability Confident employer and offer flexible start times.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Eight years as office manager of 90 to 150 people, IOSH to 2028, half a million of budget, team, moves, ISO.',
      lacks: [],
      cv: `Bronwen Castle
Office Manager, Bath

Jan 2021 - present: Office Manager, Pellgrove Architects, Bristol, 150 staff over three floors
• Manages reception and facilities (3 people), recruitment and appraisals
• Budget £520k; retendered cleaning, print and coffee in 2024 and saved 17%
• Responsible person for fire and H&S, risk assessments, DSE, drills, accident book
• Landlord and service charge, lease plan of the second floor, refurbishment and move of 60 desks in 2023
• Joiners: passes, kit lists, induction on SharePoint site that she built
• ISO 9001 and 14001 surveillance audits without a finding

Aug 2018 - Dec 2020: Office Manager, Lyncombe Insurance Brokers, Bath, 90 staff
• First facilities budget (£240k), suppliers, events up to 120 guests, team of two

2012 - 2018: Receptionist, then Team Administrator, Lyncombe Insurance Brokers

Training: IOSH Managing Safely (refreshed June 2025, valid to June 2028), First Aid at Work 2026, fire marshal
Microsoft 365: Excel (pivots, lookups), SharePoint owner, Teams Rooms`,
    },
    {
      name: 'dental-practice',
      kind: 'gem',
      low: 77,
      high: 92,
      best: 85,
      why: 'Operations lead of a dental centre of 70 staff: the same work under another roof, with NEBOSH and a bigger budget.',
      lacks: [],
      cv: `Farzana Siddiqui - Practice Operations Lead

Clifton Gate Dental & Orthodontic Centre, Bristol. 72 people on one site, 11 surgeries.
Position held: Practice Operations Lead, from September 2020 to the present day.

What I look after. The building: landlord, fire alarm, lifts, compressor contracts, cleaners, waste, water testing, redecoration of the entire ground floor in 2024 while we stayed open. The money: a non-clinical budget of £740,000, which I draft, defend and report monthly; I renegotiated laundry, print and telephony and cut 11 per cent. The people: I line-manage five on the front desk and one caretaker, including rotas, one-to-ones and hiring. Safety: named responsible person, risk assessments, evacuation drills, COSHH, accident reports. New starters: lockers, fobs, logins, a half-day welcome that I run. Inspections by the regulator, twice, both passed.

Before: Front of House Manager, same centre, 2017 to 2020. Hotel duty manager, Weston, 2013 to 2017.

NEBOSH National General Certificate, 2021. Emergency first aid, 2025. Daily tools are Outlook, Teams, SharePoint lists and Excel (budget workbooks, pivot tables).
HND Hospitality Management, 2013.`,
    },
    {
      name: 'iosh-expired',
      kind: 'lapsed',
      low: 58,
      high: 74,
      best: 68,
      why: 'Six years with a 60-person office, budget and team; IOSH expired in 2022 and was not renewed.',
      lacks: ['IOSH Managing Safely in date or NEBOSH'],
      cv: `DARREN OYELARAN
OFFICE AND FACILITIES MANAGER

Employment

02/2020 -      Office and Facilities Manager
present        Quayside Legal Costs LLP, Bristol
               60 fee earners and support staff, one floor
               Line manager of receptionist and office junior
               Budget £310k, supplier contracts (cleaning,
               archive, vending, post), quarterly reviews
               Office move from Redcliffe in 2021, 55 desks
               in one weekend
               Inductions, passes, desk bookings
               H&S folder, fire drills with building manager

06/2015 -      Facilities Coordinator
01/2020        Avon Contact Centres, 400 seats
               Helpdesk tickets, contractors on site, PAT,
               stationery and furniture orders

Certificates
IOSH Managing Safely: passed May 2019, expired May 2022
Fire warden 2024
Emergency First Aid at Work: lapsed

IT
Microsoft 365 power user: Excel, SharePoint, Planner, Power Automate flows for visitor log

Education
BTEC National Business, City of Bristol College`,
    },
    {
      name: 'two-part-times',
      kind: 'overlap',
      low: 51,
      high: 68,
      best: 60,
      why: 'Four years on paper are two part-time posts held at once for two years, and one of the two offices has only 20 people.',
      lacks: ['three years as office manager of a site of 50 or more'],
      cv: `marta nowicka / office manager / bristol bs5 / four years of office management, seven with assistant work included

OFFICE MANAGER (part time, mon-wed) oct 2024 to now, severn gate software, 65 people. reception rota, one receptionist reports to me, suppliers for cleaning, fruit, coffee and print, budget 130k for the year agreed with finance director, renegotiated printer lease, fire risk actions, joiner and leaver checklists in sharepoint, summer party for 90.
OFFICE MANAGER (part time, thu-fri) oct 2024 to now, hotwells design studio, 20 people. everything from post to payroll queries, landlord, insurance renewals, fire marshal, petty cash.

ADMIN ASSISTANT june 2021 to sept 2024, severn gate software. diary, travel booking, stationery, minutes, front desk cover, did not manage anyone in this role.
shop supervisor 2018 to 2021, card shop.

iosh managing safely passed february 2025 valid three years. first aid at work 2025.
microsoft 365, excel good, sharepoint good, canva, xero basic.
polish native, english fluent. level 3 diploma business administration 2022.`,
    },
    {
      name: 'small-office-no-budget',
      kind: 'denial',
      low: 28,
      high: 46,
      best: 38,
      why: 'Nine years of a twelve-person office; says that budget, staff and safety certificate were never hers.',
      lacks: ['a site of 50 people or more', 'IOSH or NEBOSH', 'held a budget', 'line-managed people'],
      cv: `Gillian Peacock
Office Manager

I have been the office manager of Harptree & Sons, chartered surveyors in Clevedon, since May 2017. There are twelve of us. I answer the phone, welcome clients, order stationery, book the cleaner and the boiler service, keep the partners' diaries, type and send out reports, file in SharePoint and prepare the monthly invoice list in Excel. When a new surveyor starts I arrange the laptop and the keys. In 2022 I organised our change of telephone system, and every December the client drinks for forty guests.

From 2009 to 2017 I was a receptionist at Portishead Marine Insurance.

Skills: Word, Excel, Outlook, Teams, SharePoint; audio typing 65 wpm; first aid certificate renewed in 2025.

To be open about the gaps: I work alone and have not managed staff. The partners agree the contracts and hold the budget, so I have no budget experience. I do not have IOSH or NEBOSH, though I walk round with the fire extinguisher man each year.

Why Caldicot Rowe: I am ready for a bigger office and live ten minutes from the station.`,
    },
  ],
};
