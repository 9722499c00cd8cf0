/** Trusts and foundations fundraiser of a UK charity: three years of winning large grants in person decides. */
import type { GradedJob } from '../types.ts';

export const trustsFundraiser: GradedJob = {
  job: 'trusts-fundraiser',
  title: 'Trusts and Foundations Manager',
  spec: `Harbour Lights is a Leeds charity that gives young carers a break, a mentor and somebody to ring at midnight. About half of our 2.1 million pounds comes from charitable trusts and we would like it to be more, which is why we are looking for a Trusts and Foundations Manager to join a fundraising team of five.

You will look after a portfolio of some sixty funders, from family trusts that give a thousand pounds to foundations that stay with us for five years, find new ones, and write the applications and reports yourself with the help of our service managers, who will give you budgets, outcomes and stories. You will set the income forecast with the Head of Fundraising and keep our pipeline honest.

To do this you need at least three years' experience of fundraising from trusts and foundations, and you must be able to show us multi-year or six-figure grants that you have won with applications of your own. You also need to have managed a pipeline on a database such as Raiser's Edge, Salesforce or Donorfy, to be at home with full-cost-recovery budgets, and to write English that makes a trustee want to read on. Experience of statutory bids or the National Lottery Community Fund would be welcome, and so would knowledge of children's services. We do not ask for a degree; a Chartered Institute of Fundraising certificate is nice but no more than that.

The salary is 38,500 to 41,000 pounds, thirty-five hours, two days a week in our office behind Leeds station and the rest where you like. We offer 28 days of leave, five per cent pension and a wellbeing day each term. We particularly welcome applications from people who were young carers themselves. An enhanced DBS check applies. Please send us a CV and one page on why, no later than noon on 27 November.`,
  graded: [
    {
      name: 'seven-years-of-grants',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'Seven dated years of trust fundraising with named six-figure awards of his own in a children charity.',
      lacks: [],
      cv: `Ewan Carlisle - Leeds LS6

Trusts Manager, Bright Step Children's Trust (York), March 2022 - now
I raise 780,000 a year from 70 grant-makers. Personally written and won: Esmee Fairbairn Foundation 240,000 over three years (2023), Henry Smith 180,000 over three years (2024), National Lottery Community Fund Reaching Communities 410,000 over four years (2025), Garfield Weston 60,000. Success rate 41 % of cold applications. Rebuilt our pipeline in Salesforce, with forecast by probability, reviewed each month with finance. Full cost recovery model agreed with the finance director.

Trusts and Foundations Officer, Wolds Hospice, Sept 2019 - Feb 2022
Small and medium trusts, 210,000 in my last year; capital appeal: 150,000 from the Wolfson Foundation. Reports, stewardship visits, Raiser's Edge 7 and NXT.

Fundraising Assistant, Wolds Hospice, Aug 2018 - Aug 2019
Prospect research, thank-you letters, small bids up to 5,000.

Training
CIoF Certificate in Fundraising (2021)
BA History, University of York (2018)

I looked after my mother from the age of eleven, so I know what a break is worth.`,
    },
    {
      name: 'museum-learning-manager',
      kind: 'gem',
      low: 77,
      high: 91,
      best: 84,
      why: 'Called a learning manager, she has written and won the museum grants from foundations, six figures included, since 2019.',
      lacks: [],
      cv: `PRIYANKA DEOL
Learning and Communities Manager

The Loom Museum, Halifax (2019 - present)
My title says learning; in fact I find the money for everything that we do with schools and families.
> Bids that I researched, wrote and defended at interview: Paul Hamlyn Foundation 195,000 (three years, 2021), Clore Duffield 85,000 (2022), National Lottery Heritage Fund 248,000 (2023), Foyle 40,000, eleven local family trusts between 1,000 and 15,000 renewed every year
> Budgets with core costs in every one of them; monitoring reports to funders, none late
> A pipeline of forty prospects in Donorfy, updated weekly, shown to trustees each quarter
> Calls and visits: I know the grants officers by first name
> The rest of my week: two learning staff, holiday clubs for children in care, a young carers' Saturday group with the council

Calder Arts Network (2015 - 2019), Project Coordinator
> Arts Council project grants (four, 15,000 to 49,000), evaluation, freelancers' contracts

BA Textile Design, Huddersfield, 2014
Directory of Social Change: Writing Better Applications, 2020
Full licence, enhanced DBS 2026`,
    },
    {
      name: 'six-years-claimed',
      kind: 'years',
      low: 57,
      high: 71,
      best: 64,
      why: 'Claims six years of trust fundraising, of which the dates leave fifteen months, though with one large grant.',
      lacks: ["three years' trusts and foundations fundraising"],
      cv: `Profile: Trusts fundraiser with six years' experience in the charity sector and a proven record with grant-makers.

Lucy Hathersage
Wakefield

Trusts Officer
Moorland Mind Matters
August 2025 - present
* 32 applications sent, 13 successful, 164,000 in the first year
* Highlight: Masonic Charitable Foundation, 105,000 over three years for the youth drop-in (I wrote it and handled questions)
* Research in Funds Online, pipeline and tasks on Raiser's Edge NXT
* Reports to existing supporters, budget tables with the finance officer

Supporter Care Assistant
Moorland Mind Matters
October 2020 - July 2025
* Answered letters, telephone and email of individual donors
* Gift Aid claims, direct debit changes, thank-you packs for runners
* Entered 900 gifts a month; cleaned duplicate records
* Helped at the Christmas concert

Customer Adviser
Aire Water
2018 - 2020

Courses: Introduction to Trust Fundraising (CIoF, one day, 2025); Excel intermediate
A levels: English Literature, Sociology, Drama`,
    },
    {
      name: 'corporate-partnerships',
      kind: 'denial',
      low: 40,
      high: 56,
      best: 48,
      why: 'Solid fundraiser of companies and events who says that trust applications were never hers.',
      lacks: ["three years' trusts and foundations fundraising", 'large grants won with own applications'],
      cv: `Gemma Stainforth
Corporate and Events Fundraising Manager

2021 - today
Yorkshire Coast Children's Hospice
- Charity-of-the-year partnerships with a building society (310,000 in two years), a supermarket depot and a law firm
- Pitch decks, account plans, staff volunteering days
- Three Peaks weekend, ball for 400 guests, golf day: 190,000 net
- Forecast and pipeline in Salesforce; line manager of two
- Case for support for the new family room (used by all teams)

2017 - 2021
Community Fundraiser, Dales Air Rescue
- 90 collection tins, schools, rotary clubs; talks three evenings a week
- Recruited 60 volunteers

2014 - 2017
Account Executive, Prism Advertising, Leeds

BA Marketing, Leeds Beckett, 2014
CIoF Certificate, 2019

To be straight with you: trusts sit with a colleague in my present team. I have no experience of writing applications to foundations apart from reading his drafts, and would be learning that side in this job. What I bring is relationships, figures and stamina.`,
    },
    {
      name: 'warehouse-team-leader',
      kind: 'unrelated',
      low: 0,
      high: 10,
      best: 4,
      why: 'A warehouse team leader without any fundraising or writing for funders.',
      lacks: [
        "three years' trusts and foundations fundraising",
        'large grants won with own applications',
        'pipeline on a fundraising database',
      ],
      cv: `Kyle Braithwaite, Morley

Team Leader, Days, Crossflow Logistics (Wakefield Europort)
05/2019 - present
Twenty-two pickers and packers, 14,000 lines per shift. Allocate work on the handhelds, brief at six every morning, check pick rates, near-miss reports, stock counts. Reduced mispicks from 0.9 to 0.4 %. Cover for the shift manager.

Reach Truck Driver, Crossflow Logistics
11/2015 - 04/2019
Narrow aisle, high bay, loading docks, battery change.

Warehouse Operative, various agencies in Leeds
2012 - 2015

Licences
RTITB reach and counterbalance, refreshed 2024
IOSH Working Safely 2022
First aider 2025

Systems: Manhattan WMS, basic Excel

School: eight GCSEs, Bruntcliffe, 2011

Interests: rugby league, my two dogs`,
    },
  ],
};
