/** A manager of leasehold blocks in Leeds: one of the property memberships, three years of block management and a driving licence decide it. */
import type { GradedJob } from '../types.ts';

export const blockPropertyManagerD: GradedJob = {
  job: 'block-property-manager-d',
  title: 'Senior Block Property Manager',
  spec: `Senior Block Property Manager
Kirkgate & Holme Estates, Leeds city centre | £42,000 - £47,000 + car allowance

Who we are
An independent managing agent with 6,400 leasehold homes in West and North Yorkshire. Nobody owns us but the people who work here, and the resident directors we act for tend to stay.

What you'll be doing
* Looking after 12 to 14 blocks, around 700 flats, from a converted flax mill to three towers over 18 metres
* Setting service charge budgets and explaining them at AGMs
* Running section 20 consultations for major works from notice to final account
* Working with our in-house building safety team on the higher-risk buildings
* Site inspections, contractors, insurance claims, the odd flood on a Sunday
* Guiding one assistant property manager

What you must have
* Professional membership: one of ATPI or MTPI (formerly AIRPM / MIRPM), AssocRICS or MRICS
* Three years or more managing residential leasehold blocks
* A full UK driving licence

What we'd hope for
* You've led a section 20 consultation of your own
* You know the Landlord and Tenant Act, the RICS service charge code and right to manage companies
* You can chair an unhappy meeting and leave it calmer

Bonus points
* Buildings over 18 m, fire safety remediation, Building Safety Act
* Qube or Dwellant

What's in it for you
25 days plus your birthday, a share in profit after a year, subscriptions paid, hybrid working after induction, and a Victorian office with bad plumbing and good coffee. We don't sponsor visas at present. We read every application ourselves and answer within ten days.`,
  graded: [
    {
      name: 'assoc-rics',
      kind: 'any-of',
      low: 84,
      high: 96,
      best: 91,
      why: 'AssocRICS alone satisfies the membership; six and a half years of blocks, own section 20 works, towers with cladding and a licence.',
      lacks: [],
      cv: `Farrah Iqbal-Stott AssocRICS
Shipley

**Property Manager, Northlight Residential Management, Bradford (April 2020 - now)**

Portfolio today: 11 developments, 640 units, nine of them RMCs, two RTM companies I helped to set up.

Numbers
- Service charge budgets of £2.9m in all, every set out before the year began since 2021
- Arrears down from 11% to 3.5%
- 4 consultations on qualifying works, start to finish: two roofs, one lift, and Canal Wharf's external wall (£3.1m, with Building Safety Fund money)

The hard bits
- Canal Wharf is 26 metres. I registered it with the regulator, gathered the safety case with our fire engineer and hold the residents' engagement strategy.
- Chaired an EGM with 90 leaseholders and one police officer. It ended in applause, or at least in tea.
- Tribunal: represented the client in two FTT cases about reasonableness. Won one, settled one.

I have mentored our trainee since January 2025.

**Assistant Property Manager, the same firm (June 2018 - March 2020)**
Notices, insurance claims, keys, contractors.

**Before that:** customer services, a water company, 2014 - 2018

**Letters after my name:** AssocRICS since May 2022 (residential property management pathway), paid up.
**Systems:** Qube, Fixflo
**Driving:** full licence since 2009, clean
**Languages:** English, Punjabi`,
    },
    {
      name: 'home-ownership-officer',
      kind: 'gem',
      low: 79,
      high: 92,
      best: 86,
      why: 'Called a home ownership lead at a housing association, she has managed leasehold blocks, section 20 works and tall buildings for eight years and holds MIRPM.',
      lacks: [],
      cv: `SUSAN "SUKIE" MAKEPEACE
Home Ownership Lead (Neighbourhoods), Wharfedale & Aire Homes
Housing association, 14,000 homes

PERSONAL STATEMENT
People hear "housing association" and think of rents. My side is the 1,150 leaseholders and shared owners who pay for their building, and who tell me when they think they pay too much.

WHAT I'VE DONE

Home Ownership Lead, 2021 - present
Responsible for 31 blocks where the majority of flats are leasehold, five of them between 7 and 17 storeys. I set the estimates and sign the final accounts, answer challenges with the lease in my hand, and take s.20 notices for major works right through to the bill. Last three: window replacement, Aire Court (£870k); door entry; sprinklers in a 14-storey block. I'm the named contact for residents of our three higher-risk buildings. Two officers report to me.

Home Ownership Officer, 2018 - 2021
Patch of 400 leaseholders: inspections, ASB, alterations, sub-letting consents, insurance. I chaired the leaseholder forum, which had been known to throw biscuits.

Income Officer (rents), 2014 - 2018

PROFESSIONAL
Member of the Institute of Residential Property Management (MIRPM) since 2020, which became the Property Institute, renewed January 2026
CIH level 4 in housing
Training in Awaab's Law and the Building Safety Act, 2023-2025

OTHER
I've driven for work on a full licence for 20 years. Orchard, Civica Cx. School governor.`,
    },
    {
      name: 'lettings-branch',
      kind: 'adjacent',
      low: 30,
      high: 46,
      best: 38,
      why: 'An able lettings manager whose "property management" is tenancies for private landlords: another membership and no leasehold blocks.',
      lacks: ['one of ATPI, MTPI, AssocRICS or MRICS', 'three years managing residential leasehold blocks'],
      cv: `Callum Ferrand
Property Manager | Leeds LS6

I've run the property management desk of a busy lettings branch since 2017. 430 tenancies, 190 landlords, one phone that never stops.

Experience

HEADROW LETS, Headingley
Senior Property Manager (2020 - present)
Property Manager (2017 - 2020)

> Repairs from report to invoice, 2,000 a year, through Fixflo
> Inspections twice a year for every home, mid-term and check-out
> Gas, electrical and EPC compliance; 48 HMO licences in our name
> Deposit disputes: 71% awarded in whole or part to the landlord
> Section 21 and section 8 notices, and since the Renters' Rights Act a great deal of explaining
> I look after the landlord's side where a flat is in a managed block: pass on service charge demands, chase the managing agent about leaks
> Two negotiators and an apprentice look to me

ROUNDHAY STUDENT HOMES
Lettings negotiator (2014 - 2017)

Qualifications
Propertymark Level 3 Award in Residential Letting and Property Management, 2018; MARLA, current
Legionella awareness
A-levels, Otley, 2013

Full driving licence, own car (business insurance)

What I want next
To get into block. I know tenants, contractors and damp; I'd need to learn leases, budgets and consultations, and I'm ready to.`,
    },
    {
      name: 'before-teaching',
      kind: 'old',
      low: 34,
      high: 49,
      best: 42,
      why: 'Seven good years of blocks that ended in 2015, a membership given up the year after, and a school since then.',
      lacks: ['current membership (MIRPM resigned in 2016)'],
      cv: `Letter of application

Dear Kirkgate & Holme,

Some of you may remember Dunford Sykes in Park Square, which was taken over in 2015. I was a block manager there from May 2008 until that summer: fifteen blocks by the end, a shade under 800 flats, in Leeds, Harrogate and Wakefield. I drew up the budgets, held the AGMs, served the section 20 notices (I recall eleven schemes, of which Albion Mill's roof was the largest at £420,000), argued insurance claims after the Boxing Day... no, that flood came after my time, but there were others. I looked after two juniors. I passed the IRPM exams in 2010 and was a full member from 2012.

When the firm went I took a different path and trained as a teacher. Since September 2016 I have taught geography at Skelbrook Academy, and since 2021 been head of year nine, which is two hundred residents with complaints. I resigned from the IRPM in 2016, as I could not justify the fee, and have not rejoined. I have not worked in property since.

I am aware that the law has moved: Grenfell, the Building Safety Act, ground rents. I have read the Property Institute's guidance for members' guests over the summer and would take the refresher exams at my own cost.

I have a full driving licence and a calm voice.

Yours sincerely,
Bernard Illingworth-Nwosu
BA Geography (Hull Minster, 2006), PGCE (2016)`,
    },
    {
      name: 'few-lines',
      kind: 'thin',
      low: 50,
      high: 66,
      best: 58,
      why: 'About sixty words: nine years of blocks and a licence are stated, the membership is not; ask before deciding.',
      lacks: ['one of ATPI, MTPI, AssocRICS or MRICS'],
      cv: `Dean Ackroyd - block manager - Huddersfield

2017 to now: Colne Valley Block Management. 16 leasehold blocks, 520 flats. Budgets, AGMs, section 20s (last one a £240k roof in 2025), inspections, contractors.
2012-2017: caretaker, then site manager, Brewery Quay.

Full UK licence, own van. Qube.

Not much of a one for CVs. Ring any of my directors, they'll tell you.`,
    },
  ],
};
