/** Airside operations manager: five years on the airfield of a certificated aerodrome and a shift led. */
import type { GradedJob } from '../types.ts';

export const airsideOperationsManager: GradedJob = {
  job: 'airside-operations-manager',
  title: 'Airside Operations Manager',
  spec: `Airside Operations Manager, Wharfe Valley Airport

Wharfe Valley handles 2.1 million passengers and 38,000 movements on a single 2,250 m runway. As Airside Operations Manager you are accountable to the Aerodrome Director for the safe daily running of the manoeuvring area and the aprons. You lead four airside duty managers and their shifts, make sure that inspections, wildlife control, stand allocation and low visibility procedures are done as our Aerodrome Manual says, chair the airside safety committee, and stand before the CAA when it audits us.

We need someone with at least five years in airfield or airside operations at a certificated aerodrome, two of which in charge of a shift or team. You must know UK Reg (EU) 139/2014 and CAP 168 from use, and hold a full UK driving licence (an airside permit for the manoeuvring area comes with the job; a current one is welcome). It will help you if you have done winter operations, hold a safety management or accident investigation course, or have worked with a rescue and fire service.

A five-year checkable history and a counter-terrorist check are needed before the pass is issued. We value difference and welcome every application.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 93,
      why: 'Twelve years on a civil airfield, four as duty manager and three as deputy head; CAA audits, SMS, snow.',
      lacks: [],
      cv: `NATALIE FORRESTER

Deputy Head of Airfield Operations, Calder International Airport
September 2023 – present
Line manager of five airfield duty managers (24/7). Accountable for inspections, LVPs, wildlife hazard plan, stand plan. Post holder's deputy in two CAA oversight audits under UK 139/2014; rewrote parts D and E of the Aerodrome Manual. Chairs the runway safety team. Wrote the snow plan.

Airfield Duty Manager, Calder International Airport
May 2019 – August 2023
Shift of seven, incident commander until relieved by fire service, runway closures and reopening after resurfacing, CAP 168 checks of works areas.

Airfield Operations Officer, Calder International Airport
2014 – 2019
Runway inspections, friction testing, bird control, marshalling, fuel audits.

Safety Management Systems (CAA International), 2022. Accident investigation, 5 days, 2024.
Full UK driving licence. Airside permit M (manoeuvring area), radio licence.`,
    },
    {
      name: 'council-island',
      kind: 'gem',
      low: 78,
      high: 94,
      best: 86,
      why: 'A council pay-grade title, behind it nine years of running the airfield of a certificated island aerodrome with a crew.',
      lacks: [],
      cv: `Ruaridh MacCorquodale
Senior Technical Officer (Transport), Innse Council

Post held since April 2017
The council owns the aerodrome on Innse Mhòr (UK certificate, runway 1,400 m, scheduled and ambulance flights) and I run its movement area. Eight people on two watches report to me: they inspect runway and lights at dawn and dusk, keep the geese away, put aircraft on stand, clear snow, and turn out with the fire vehicle as category 4 crew. I hold the Aerodrome Manual, do the change notices under 139/2014, check obstacles and signs against CAP 168 and answer the Authority's inspector each spring; the last two visits closed without a level 1 or 2 finding. I have closed and re-opened the strip for three resurfacing jobs.

2011 - 2017  Piermaster, council ferry terminal

Licence: car, C1. Manoeuvring area driver and R/T. SMS for small aerodromes (2020).`,
    },
    {
      name: 'three-years',
      kind: 'years',
      low: 57,
      high: 73,
      best: 66,
      why: 'Right work and a shift led for two years, but three years and a half on an airfield in all.',
      lacks: ['five years in airside operations'],
      cv: `Joel Achterberg | Airside Duty Manager

Eight years in aviation.

06/2023 to present: Humberhead Airport
 . Airside Operations Officer 06/2023 - 08/2024: inspections, wildlife, marshalling, LVP set-up
 . Airside Duty Manager since 09/2024: leads shift of five, stand planning, NOTAM, incident response, UK Reg 139/2014 internal audits, CAP 168 works permits, winter service 2025/26
2018 - 05/2023: Cabin crew, then base supervisor, Brisk Airways, Humberhead: rostering and standards of 40 cabin crew

Education: BSc Airport Management (2:2), 2018. SMS foundation course 2025.
Full UK licence; permit A and M.`,
    },
    {
      name: 'left-2015',
      kind: 'old',
      low: 44,
      high: 64,
      best: 55,
      why: 'Airside manager of a sizeable airport, until 2015; warehouses since, before the present rules.',
      lacks: ['knowledge of UK Reg (EU) 139/2014 from use'],
      cv: `Brian Tunnicliffe

2015 - now    Distribution Centre Manager, Pallas Fresh Foods, Doncaster
              120 staff, three shifts, KPI, health and safety, budget 6 million
2006 - 2015   Airside Operations Manager, Trentside Airport
              Four duty teams, stand allocation, runway inspections, bird control,
              snow clearance, aerodrome licence under CAP 168, CAA inspections, works
              safety, emergency exercises with the airport fire service
1999 - 2006   Airside operations officer, Trentside Airport

Airside permit expired 2015. Full UK driving licence, HGV C.
IOSH Managing Safely 2021. Prince2 Foundation.`,
    },
    {
      name: 'duty-free',
      kind: 'trap',
      low: 10,
      high: 30,
      best: 20,
      why: 'Calls himself airside operations manager: of shops and bars beyond security.',
      lacks: [
        'five years in airside operations at a certificated aerodrome',
        'knowledge of UK Reg (EU) 139/2014 and CAP 168',
      ],
      cv: `Fabrizio Santangelo, Airside Operations Manager (Retail & Bars)
Since March 2018 I manage all airside operations of Skyline Travel Retail at Pennine Airport: four shops and two bars after security, 95 staff on shifts, six duty managers. Stand and fixture allocation, daily inspections of units, safety committee, stock through screening, audits by the airport company, low visibility areas covered by CCTV. Turnover up 18 % since 2023, launch of the gin runway promotion. Before: store manager at a perfumery, 2012 - 2018. Personal licence holder (alcohol), food hygiene level 3, first aid, airside ID pass (terminal only, no driving on the apron), counter-terrorist check 2024, full UK driving licence. Italian, English.`,
    },
  ],
};
