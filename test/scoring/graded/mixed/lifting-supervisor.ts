/** Crane and lifting supervisor, London agency advert: A62 or the NPORS card, supervisor's safety ticket in date, three years under tower cranes. */
import type { GradedJob } from '../types.ts';

export const liftingSupervisorJob: GradedJob = {
  job: 'lifting-supervisor',
  title: 'Lifting Supervisor (Tower Cranes)',
  spec: `LIFT SUPERVISOR - TOWER CRANES - NINE ELMS SW8

Start: Mon 11 Jan 2027. Duration: 18 months +
Rate: £29.50 CIS / £24.80 PAYE. 7.30 to 6, Saturdays available (time and half)

Tier 1 main contractor, two residential towers (38 and 51 storeys), four luffers and a hoist bank. You answer to the AP and run the lifting team on the ground and on the deck.

DUTIES
Brief slingers and operators each morning, lift plans and RAMS, stop the job if it isn't right. Keep the lifting schedule honest. Weekly checks of accessories, register, thorough examination dates, colour code. Wind. Exclusion zones. Talk to the trades before they shout at you. Permit for blind lifts, radio discipline, tandem lifts now and again.

TICKETS
CPCS A62 Crane/Lifting Operations Supervisor, or the NPORS lifting supervisor card with CSCS logo. In date. No card no start
SSSTS or SMSTS, in date
A40 slinger/signaller would help, A61 a bonus, first aid, MEWP all useful

EXPERIENCE
Min 3 years supervising lifting operations with tower cranes, in the last 8 or so. Mobile crane contract lifts alone won't do for this client, they check.

Must pass D&A. Two site references. Right to work checked. PPE own (white... no, black hat). Good English on the radio, that's life and death.

Ring Kev or send CV. Towerline Trades & Labour Ltd, employment business. We're happy to hear from everybody whatever their background.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Blue A62 to 2029, SSSTS of 2024, eight years of supervising lifts under luffing cranes on London towers, with A40, A61 and references.',
      lacks: [],
      cv: `Marius Dragomir, lifting supervisor, Croydon CR0

CARDS
CPCS blue: A62 (exp Feb 2029), A40 A-E (exp Feb 2029), A61 red (exp June 2027)
SSSTS refresher Sept 2024 (5 yrs)
First aid at work 2025, IPAF 3a/3b

JOBS
Mar 2023 - now. Varley Construct, Canada Water, 42 and 29 storeys. Lifting supervisor. 3 luffing cranes (Wolff 355B x2, Jaso), 9 slingers on two shifts. Briefings, lift plan sign on, accessories register, schedule meeting every day at 3. Blind lifts at the core with a second signaller. Tandem lift of transformer, July 2025.
May 2018 - Feb 2023. Grangewood Lifting, various: Vauxhall (two towers), Stratford, Ilford. Crane supervisor, saddle jibs and luffers. Jump form, precast, facade units.
2013 - 2018. Slinger signaller, Grangewood and through agencies
2007 - 2013. Steel fixer, Romania and Spain

Languages: Romanian, English good (15 years in London, all radio work in English), Spanish
Refs: project manager Varley, AP at Grangewood, phone numbers on asking`,
    },
    {
      name: 'npors-sapper',
      kind: 'any-of',
      low: 80,
      high: 93,
      best: 87,
      why: 'The second branch of both tickets, NPORS with CSCS logo and SMSTS, and five years as crane co-ordinator over tower cranes in Manchester.',
      lacks: [],
      cv: `PERSONAL STATEMENT
Ex Sapper (Royal Engineers, plant and rigging, 2006 to 2018), now a crane co-ordinator on high rise. Calm voice, loud when needed.

CIVILIAN CAREER
Irwell Tall Buildings Ltd, Manchester
Crane and hoist co-ordinator, August 2021 to present
Deansgate Locks (34 floors) and Salford Basin (27 and 31 floors). I am the person in charge of every pick the tower cranes make, under the AP's plans: four machines at the peak, Comedil and Liebherr, anti-collision zones set up between them. Ten riggers and banksmen. I brief them, pair new lads with old hands, walk the chains and shackles every Monday, hold the six-monthly LOLER dates, shut the job down for wind (my record is nine days running). Sequence board agreed with cladding, MEP and concrete. No RIDDORs.

Harlech Plant, Warrington
Slinger, telehandler, site logistics, October 2018 to July 2021. Mobile and crawler cranes.

TRAINING
NPORS lifting supervisor, CSCS logo, valid to 04/2028
NPORS slinger signaller, all endorsements, same expiry
SMSTS, March 2023
Emergency first aid, June 2025
Working at height rescue, 2024

HOBBIES
Rugby league (watching), allotment. Happy to lodge in London in the week, done it before.`,
    },
    {
      name: 'card-expired-spring',
      kind: 'lapsed',
      low: 58,
      high: 73,
      best: 66,
      why: 'Eleven years of exactly this, SMSTS in date, but the A62 ran out in April 2026 and the renewal test is not booked; no card no start.',
      lacks: [
        'CPCS A62 Crane/Lifting Operations Supervisor, or the NPORS lifting supervisor card with CSCS logo. In date',
      ],
      cv: `Name        Terry Goodge
Town        Grays, Essex
Trade       Crane supervisor

From        To          Company                   Site / what
Oct 2019    Mar 2026    Beckton Frame Co          Battersea, Blackwall Yard, Barking. Crane supervisor, up to 5 tower cranes, luffing and trolley, 12 to 16 slingers. Lift plans, briefings, registers, near miss talks. Night pours and crane climbs.
Jan 2015    Oct 2019    Ferrant Construction      Aldgate and Croydon. Crane supervisor, 2 luffers.
2003        2014        Ferrant Construction      Slinger, before that labourer

Since March 2026 looking after my dad, who has now gone into a home, so I am free again.

Tickets     CPCS A62 blue, ran out 19 April 2026. Need to sort the renewal test, touch screen bit I could do in my sleep
            SMSTS to May 2028
            A40 ran out same day
            First aid to 2027
D&A         fine
Refs        Beckton (Lee, project mgr), Ferrant (Pauline in the office)
Black hat, own radio harness, car.`,
    },
    {
      name: 'sydney-rigger',
      kind: 'foreign',
      low: 44,
      high: 58,
      best: 52,
      why: 'Six years of the same job on Sydney towers with Australian high risk licences, but neither a British supervisor card nor SSSTS/SMSTS yet, both got in weeks.',
      lacks: [
        'CPCS A62 Crane/Lifting Operations Supervisor, or the NPORS lifting supervisor card with CSCS logo. In date',
        'SSSTS or SMSTS, in date',
      ],
      cv: `BRODIE HALVORSEN
Crane crew supervisor / advanced rigger. Sydney, landing in London 2 Dec 2026 (UK ancestry visa granted)

Licences and tickets
- SafeWork NSW High Risk Work Licence: DG (dogging), RB, RI, RA (advanced rigging), CT (tower crane), exp 2029
- White Card
- Cert IV in WHS, TAFE 2022
- HLTAID011 first aid 2025

Experience
Barangaroo Lifting Group, 2020 to Nov 2026
Crane crew supervisor. Parramatta Square and North Sydney over-station towers, 45 to 55 levels. Up to five luffing tower cranes, crew of 14 doggers and riggers plus operators. Ran pre-starts, SWMS, lift studies for anything over 80 % or blind, gear inspections and tagging, weather calls, crane time bookings with subbies. Three climbs and two dismantles.

Southern Cross Crane Hire, 2014 to 2020
Dogman then rigger, mobiles to 220 t and towers.

I understand the UK wants its own cards. I've had a look at the CPCS and SSSTS courses and will book once I have landed, haven't got either at this point. Refs from both outfits. Surf, cook, play cricket for whoever's short.`,
    },
    {
      name: 'crane-driver',
      kind: 'thin',
      low: 30,
      high: 46,
      best: 38,
      why: 'Sixty words of a tower crane operator: knows the cranes from the cab, but says he never supervised and has neither card nor course.',
      lacks: [
        'CPCS A62 Crane/Lifting Operations Supervisor, or the NPORS lifting supervisor card with CSCS logo. In date',
        'SSSTS or SMSTS, in date',
        'Min 3 years supervising lifting operations with tower cranes',
      ],
      cv: `Joe Tansey. Tower crane driver 14 years, A04 A and B blue card, to 2028. Luffers and saddle jibs, Wolff, Terex, Liebherr. Last jobs: Nine Elms 2023 to 2026 for HTC Lifting, Elephant 2019 to 2023, Crossrail before that. Never late. Knees are going so want to come down off the ladder. Not supervised yet but been talking to supervisors on the radio all my life. Live Deptford. D&A ok. Ring any time, leave a message if I'm up top.`,
    },
  ],
};
