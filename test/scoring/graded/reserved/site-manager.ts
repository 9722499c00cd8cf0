/** Site manager, residential tower, London: in-date SMSTS, black CSCS card, number one for three of the last eight years on blocks over six storeys. */
import type { GradedJob } from '../types.ts';

export const siteManager: GradedJob = {
  job: 'site-manager',
  title: 'Site Manager (No. 1), residential',
  spec: `From: Colm Rafferty, Operations Director
To: Recruitment
Subject: Site manager for Lea Wharf, PLEASE read before you send me any more CVs

Team,

Thanks for the fourteen you sent. Two were any good. Let me try to say it better.

Lea Wharf is 186 flats over two cores, nine and fourteen storeys, RC frame, brick slips on SFS, £41m, JCT D&B. We are out of the ground in January and the client wants keys in spring 2029. I need somebody who is there from the slab up, every day, boots on, and who owns the programme, the subbies (about 25 packages at peak, 160 heads), the quality and the neighbours. Under them two assistants, a site engineer and a gateman who has been with me for twenty years, so be nice to him.

What I can't bend on. The person has been the number one on site, not an assistant and not a project manager in an office, for at least three of the last eight years, on residential or similar blocks (hotel, student, build to rent, all fine) above six storeys. Their SMSTS is in date on the day they start; the insurer checks the card and so do I. And a black CSCS, the manager one. Gold or white with a promise is no use to me, we were fined by the client for that on Bromley.

It would help if they know the higher-risk building regime, gateway 3 papers and golden thread, because at fourteen storeys we are in it. Temporary works coordinator, first aid, some scaffold knowledge, Fieldview or Procore: nice. A degree I don't care about. I came up as a chippy myself.

Money 78 to 88 plus car or allowance, 27 days, private health. HR tell me to say that we are committed to inclusion, and we are: I'll take anyone who can build.

No CVs on Monday morning, it's the board.

Colm`,
  graded: [
    {
      name: 'tower-builder',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Number one on three tall residential blocks since 2017, SMSTS of 2024, black card, gateway and temporary works experience.',
      lacks: [],
      cv: `Patrick "Paddy" Enright, Romford

CSCS black, Construction Site Manager, exp 10/2029
SMSTS (5 day) 2014, refreshed 2019 and March 2024
TWC 2023, FAW to Feb 2028, scaffold inspection
NVQ6 Construction Site Management, 2013

2021 to now: Marchbank Living plc, site manager, Silvertown
Two jobs. Pontoon Dock C, 13 floors, 141 flats BTR, RC frame, piles to PC, finished 11 days early, NHBC pride in the job runner up 2024. Now block E, 17 floors, 203 flats, handing over this December. I run it: daily activity briefings, lookaheads, 180 people at peak, building control, residents' liaison. HRB: we went through gateway 2 in '24 and I have put together the as-builts and photos for the completion application.

2017 to 2021: Tolworth & Pell, site manager
Hayes, student scheme, 9 floors, 412 beds. Then Barking, 11 floors shared ownership and rent, modular pods, through Covid.

2012 to 2017: Tolworth & Pell, assistant then senior assistant SM
Various, up to 8 floors, Lewisham, Woking

2001 to 2012: carpenter, formwork then finishing foreman

Procore, Fieldview before that, Asta I can read and mark up. Married, season ticket at Orient, no other vices.`,
    },
    {
      name: 'hotel-in-charge',
      kind: 'synonym',
      low: 80,
      high: 92,
      best: 86,
      why: 'The man in charge of two hotels and an aparthotel, ground to handover, described without the title words; card and five-day course in date.',
      lacks: [],
      cv: `Emeka Thornbury-Ajayi
Building things since 1999

I build hotels. Since 2015 I have lived in the cabins of Quayle Brothers Construction, who put one man in charge of each job and leave him to it. The jobs I was left to:

Gatwick South, 245 rooms, eight floors, traditional frame with precast stairs. September 2018 to August 2020. From the piling mat to the fire officer's walk round. Visiting contracts manager came on Thursdays.

Reading station, aparthotel, 310 keys, ten floors on a podium over a live retail unit. Nov 2020 to April 2023. Nineteen trade contractors. Crane oversail, night pours, a party wall neighbour who was a barrister.

Bath Road, Slough, 12 floors, 288 rooms. Since June 2023, external works left to do. The concrete was late by five weeks when I took over, we're level now: I re-sequenced the pods and put the cladders on two shifts.

Before 2018: sub agent on two of theirs, and site engineer at Foxwell Civils (2008 to 2015). Before that a bricklayer.

Tickets, since people ask. The CITB five day course, done again last November. Managers and professionals card, black, 2028. Three day first aid. Temporary works supervisor. Asbestos awareness. IPAF for managers.

I've three grown daughters, none of whom wish to go into construction. Referees: my contracts manager and the two hotel clients.`,
    },
    {
      name: 'smsts-2021',
      kind: 'lapsed',
      low: 61,
      high: 74,
      best: 69,
      why: 'Number one on the right towers with a black card, but his SMSTS refresher dates from April 2021 and so ran out in spring 2026; a two-day course, yet stated as unbending.',
      lacks: ['SMSTS is in date on the day they start'],
      cv: `STEPHEN MULGREW

Site Manager with 9 years leading high rise residential construction for tier 2 main contractors in Greater London and the South East.

Career

Hartsmere Regeneration - Site Manager - July 2020 to date
- Abbey Wood Phase 2: 3 blocks, 8, 10 and 15 storeys, 264 mixed tenure units, £58m. Full responsibility for site from substructure; assistant managers x 3
- Nine months of remedial cladding removal at Thamesmead, occupied building, 11 storeys, waking watch (2020-21)
- Zero RIDDOR in 1.1 million hours
- Prepared change control log and completion certificate documents under the Building Safety Act

Lomas Grange Ltd - Site Manager - Jan 2017 to July 2020
- Croydon, 7 storey, 88 units with commercial ground floor, £19m
- Sutton, conversion of office block, 9 storey, 120 units

Lomas Grange Ltd - Assistant Site Manager - 2012 to 2016

Education
HND Construction, Croydon College, 2011

Cards and training
CSCS Black Manager, valid to Sept 2028
SMSTS - April 2016, refresher April 2021
Emergency First Aid 2025
Mental Health First Aider 2024
Fire Marshal 2025
Temporary Works Coordinator 2022

Interests: open water swimming, allotment`,
    },
    {
      name: 'clerk-of-works',
      kind: 'old',
      low: 52,
      high: 66,
      best: 58,
      why: 'Ran tall blocks himself from 2005 to 2016 and keeps both cards up, but for ten years has inspected other people’s sites.',
      lacks: [
        'number one on site, not an assistant and not a project manager in an office, for at least three of the last eight years',
      ],
      cv: `Geoffrey Maddern MCIOB MICWCI

Currently Clerk of Works with an inspection practice, previously Site Manager on some of the first tall residential schemes of the Thames Gateway. I would now like to go back to producing buildings instead of finding fault with them.

EMPLOYMENT

Clerk of Works, Ashlar Inspection LLP, October 2016 to present
Acting for housing associations on some thirty schemes between 4 and 22 storeys. Weekly site inspection reports, cavity barrier and compartmentation photo records, slab and rebar pre-pour checks, snagging of 2,900 dwellings, witnessing of tests. Member of the client team at gateway 2 for two higher-risk buildings. I have been told that I am fair.

Site Manager, Cavanaugh Homes (Thames) Ltd, May 2005 to September 2016
Gallions Point blocks A to D, 9 to 16 storeys; Erith Riverside, 8 storeys; Greenhithe, 7 storeys. In sole charge on each. Gangs of up to 140. NHBC Quality Award 2009 and 2012.

General Foreman and previously Setting Out Engineer, Cavanaugh, 1994 to 2005

MEMBERSHIP AND CARDS
MCIOB 2008, MICWCI 2018
CSCS Black (managers) to 2030
SMSTS renewed February 2025
First aid at work 2025

HNC Building, Medway, 1993. Full licence. Church bell ringer.`,
    },
    {
      name: 'school-site-manager',
      kind: 'trap',
      low: 6,
      high: 20,
      best: 13,
      why: 'Carries the very title, but of school premises: boilers, lettings and caretakers; contractors visit him and he builds nothing taller than a bike shed.',
      lacks: [
        'number one on site, not an assistant and not a project manager in an office, for at least three of the last eight years',
        'SMSTS is in date on the day they start',
        'a black CSCS, the manager one',
      ],
      cv: `Desmond Lacey-Boateng
SITE MANAGER

Personal statement
I've been a Site Manager since 2012 and take full responsibility for everything which happens on my site. I open it, I close it, and in between I make sure that 1,430 people can get on with their day in a building that is warm, clean, legal and safe. I have brought capital projects in on time and to budget and have excellent relations with contractors, neighbours and statutory bodies.

Employment

Site Manager, Whitethorn Academy, Leytonstone (secondary, sixth form, two swimming pools), January 2018 to present
- Line manager of three caretakers, eleven cleaners and a lifeguard rota
- Compliance: legionella flushing, fire alarm tests, PAT, asbestos register, lifts, playground inspections
- Duty holder on the day for contractors: signing in, DBS check, permits for hot works, keeping the noisy work out of exam weeks
- Client's contact for the new six-storey science block (2022 to 2024, £17m): attended the main contractor's fortnightly meetings, arranged service isolations, took over keys, O&M manuals and 212 snags
- Lettings worth £96,000 a year, weddings on Saturdays
- Built the bike shelter and the sensory garden with the Year 10s

Site Manager, St Aidan's Primary, Walthamstow, September 2012 to December 2017
- Sole charge. Boiler replacement, roof repairs, snow

Caretaker, London Borough of Redbridge, 2005 to 2012

Postman, 1996 to 2005

Training
IOSH Managing Safely 2024. Legionella responsible person. P405 asbestos. Pool plant operator. Working at height. PASMA. First aid at work to 2028. Safeguarding L2. Driving licence with D1 (minibus).

Interests
Steel pan, Leyton Orient, my mother's allotment. I live seven minutes from your gate.`,
    },
  ],
};
