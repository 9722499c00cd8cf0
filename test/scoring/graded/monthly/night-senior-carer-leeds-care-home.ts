import type { GradedJob } from '../types.ts';

export const nightSeniorCarerLeedsCareHome: GradedJob = {
  job: 'night-senior-carer-leeds-care-home',
  title: 'Senior Carer (Nights), residential home, Leeds LS17',
  spec: `Hi there,

Hope you're keeping well. It's Danielle from Thornbeck Care Recruitment. I've got a permanent night senior job come in this morning and thought of a few people on my books, so please have a read and ring me back if it suits.

The home is a 44-bed residential home for older people in Moortown, about half of the residents with dementia. Family-owned, rated Good, and the manager has been there eleven years so it's a steady ship. Four nights on, three off, 8pm to 8am, £14.35 an hour with paid breaks, which almost nobody does any more.

You'd be the person in charge of the building overnight with two or three carers under you. That means giving the late and early tablets and signing the charts, deciding when to ring 111 or 999, handing over properly to days, checking repositioning and fluid charts have been filled in honestly, and stepping in on the floor when somebody's off sick.

The manager won't budge on three things, so please don't apply if you can't tick them: a Level 3 in health and social care (old NVQ or the newer diploma, she doesn't mind which), at least two years working in a care home for the elderly, and you must already be giving out medication, signed off as competent, not "willing to learn".

She'd love it if you had some end of life experience, had used an electronic care planning system, or had supervised or inducted new starters. DBS will be done for you. A car helps because the buses are hopeless at that time, but it's not a deal breaker.

Speak soon,
Danielle`,
  graded: [
    {
      name: 'paulette-grange-night-senior',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: "Level 3, over seven years in older people's homes, current medication sign-off and running nights now, with dementia and end of life experience.",
      lacks: [],
      cv: `PAULETTE GRANGE
17 Hollin Rise, Leeds LS7      d.o.b. 4.3.1979

WORK

Night Senior, Ashby Lodge Residential Home (38 residents), Leeds
March 2022 - now
I run the night with two care staff. Tea-time carry-over and 10pm meds, then the 6.30 round. MAR charts audited monthly by the deputy, my last competency observation was 12 August 2026. I am one of three people who hold the controlled drugs keys. I do the staff allocation, hourly checks, and I write up falls and tell families in the morning. We went over to Nourish on handsets in 2024 and I taught the other nights how to use it. Sat with a good number of residents in their last days; worked with the district nurses on syringe drivers (not setting them, just observing and calling).
Inducted six new starters onto nights and did their supervisions.

Care Assistant then Senior (from Jan 2021), Fernbank House, Harrogate Road
June 2019 - February 2022
42-bed home for the elderly, 20-bed dementia wing. Medication trained November 2020.

Shop supervisor, Greggson's Bakery, 2008 - 2019

QUALIFICATIONS
Diploma in Health and Social Care (Adults) Level 3 - passed July 2021, Leeds Northern Training
Level 2 - 2020
Medication Level 3 (refreshed Feb 2026), Moving & handling, First Aid at Work (exp. 2028), Safeguarding Level 3, Six Steps end of life programme 2023

Own car, clean licence. References from both managers.`,
    },
    {
      name: 'tomasz-wilk-team-leader-nights',
      kind: 'synonym',
      low: 86,
      high: 96,
      best: 91,
      why: 'All three musts shown by dates in other words: QCF 3, four years in nursing and residential homes for older people, drug rounds signed off yearly, shift in charge.',
      lacks: [],
      cv: `Tomasz Wilk

I have worked with older adults since I came to Yorkshire, and mostly after dark, which I prefer.

Since 10/2023 I am unit lead at The Beeches, a sixty-place home in Wakefield where I look after Willow, the floor for people living with memory loss. From nine in the evening I am the most senior person on that floor. I do the trolley at ten and again before breakfast for 24 people, including covert administration where it is agreed by the GP and pharmacist, insulin prompts, and patches. My practice is observed every year (most recently May 2026, no actions). I had one near miss in three years, which I reported myself.

If somebody falls I do the assessment, decide between paramedics and observation, and fill in the body map. Twice the CQC came at 6 am and I showed them round.

Before this, from 09/2022 to 09/2023, I was a support worker on the same floor, and from 01/2020 to 08/2022 I worked days at Crofton Manor in Pontefract, 30 older residents, personal care, meals, hoists, activities.

In Poland I was a school caretaker (2009-2019).

I completed the QCF Level 3 in adult care in spring 2023 with Castle Vocational, Wakefield. I mentor apprentices: four of them have passed their Level 2. We record everything on PCS. English: good, I took IELTS 6.5 in 2021.

Live in Rothwell, drive.`,
    },
    {
      name: 'keeley-armitage-no-meds',
      kind: 'denial',
      low: 60,
      high: 72,
      best: 65,
      why: 'Level 3 and five years in homes for the elderly with nights, but says plainly she has never given medication and is not signed off.',
      lacks: ['medication administration, signed off as competent'],
      cv: `Keeley Armitage | Seacroft, Leeds | kee.armitage@example.org

Profile: Caring, reliable, known for staying calm at four in the morning.

Sept 2021 to date | Care Assistant (nights), Highfield Grange, LS15
- 52 bed home, elderly frail and dementia
- 12 hr nights, usually three of us plus the senior
- Two-hourly turns, continence, fluids, reassurance for residents who walk at night
- Took charge of the floor when the senior was on break, wrote the handover for my side
- Buddy for new night staff since 2023, about ten so far
- Person Centred Software on the phone, all notes live
- Please note medication in our home is done by seniors only. I have not done the medication training and have never administered, but I have witnessed controlled drugs as second signature.

Feb 2020 to Aug 2021 | Care Assistant, Oakdene Rest Home, Garforth
- Small home of 18 older ladies and gentlemen. Personal care, laundry, cooking at weekends.

2016 to 2020 | Sales assistant, Penny & Hythe (clothing)

Training
NVQ Level 3 Health & Social Care, completed Nov 2023 (Park Lane Skills)
Dementia Friends, dementia care level 2 certificate 2022
End of Life awareness (one day at the hospice) 2024
Moving and handling, fire marshal, basic life support - all in date

References on request.`,
    },
    {
      name: 'mandy-osei-skills-list',
      kind: 'list',
      low: 28,
      high: 40,
      best: 34,
      why: 'A list of care words and courses with no employer, no dates and no evidence of a home, a qualification award or medication rounds.',
      lacks: [
        'Level 3 as an awarded qualification',
        'two years in a care home for the elderly',
        'current signed-off medication practice',
      ],
      cv: `MANDY OSEI
Leeds

CORE COMPETENCIES
Senior carer * Night shift leadership * Medication administration * MAR charts * Dementia care * End of life care * Care planning * Nourish * PCS * Supervision * Safeguarding * Moving & handling * Infection control * Person-centred care * Handover * Risk assessment * Pressure care * Fluid charts * 999 escalation

OBJECTIVE
To obtain a night senior position in an elderly residential home where I can use my Level 3 health and social care knowledge and medication competence to deliver outstanding care.

STRENGTHS
Passionate, hardworking, reliable, team player, good communicator, leadership, works well under pressure, compassionate, flexible.

COURSES
Health & Social Care Level 3 (online), Medication Awareness (online), Dementia Awareness (online), Safeguarding Adults (online)

AVAILABILITY
Immediate, nights, weekends. DBS can be provided. Driver.`,
    },
    {
      name: 'gareth-poole-truck-fitter',
      kind: 'unrelated',
      low: 2,
      high: 10,
      best: 5,
      why: 'HGV fitter with night shifts but no care work, qualification or medication.',
      lacks: [
        'Level 3 in health and social care',
        'two years in a care home for the elderly',
        'signed-off medication practice',
      ],
      cv: `Gareth Poole
HGV Technician (nights)
Morley, LS27

Employment
Ridings Commercial Vehicles, Leeds: night shift fitter, Apr 2017 - present
Servicing and inspection of DAF and Scania tractor units, brakes, clutches, tail lifts, diagnostics, MOT preparation. In charge of the night bay with two apprentices since 2022. Roadside breakdown cover one week in four. I keep the defect sheets and hand over to the day foreman at six.

Aire Plant Hire: mechanic, 2011 - 2017
Diggers, dumpers, generators on site.

Qualifications
Level 3 Diploma Heavy Vehicle Maintenance and Repair, Kirkstall College 2011
IRTEC Inspection Technician (valid until 2028)
Class 1 licence, forklift counterbalance, First Aid at Work

Interests
Rugby league, restoring a 1974 Triumph, walking the dogs. Looking for something nearer home because my mum is getting on.`,
    },
  ],
};
