/** Construction project manager, US: five years of ground-up commercial work and OSHA 30 decide; field years stand for the degree. */
import type { GradedJob } from '../types.ts';

export const constructionProjectManager: GradedJob = {
  job: 'construction-project-manager',
  title: 'Project Manager, Commercial Construction',
  spec: `Project Manager – Commercial Construction
Brennan Ridge Builders, Inc. | Raleigh, NC | Full-time, exempt

Who We Are
Founded in 1978, Brennan Ridge Builders is an employee-owned general contractor with offices in Raleigh, Greenville and Richmond. We have been named one of the region's Best Places to Build for six years running. Our core values, Own It, Build It Right, and Leave It Better, guide everything we do.

The Opportunity
The Project Manager leads ground-up commercial projects in the $10M to $40M range from preconstruction through closeout and is the owner's main point of contact.

Responsibilities
- Develop and maintain the project budget, cost forecast and CPM schedule
- Write subcontracts, negotiate buyout and process change orders, RFIs, submittals and pay applications
- Run weekly owner-architect-contractor meetings
- Partner with the superintendent on safety and quality

Qualifications
- Bachelor's degree in construction management, civil engineering or architecture, or ten years of progressive field experience in place of a degree
- Minimum of five years as a project manager on ground-up commercial construction
- OSHA 30-Hour Construction certification
- Proficiency in Procore
- Valid driver's license

Preferred
- PMP or LEED AP
- Healthcare or higher education projects
- Primavera P6

What We Offer
ESOP, 401(k) match, medical, dental and vision insurance, vehicle allowance, 20 days of PTO, tuition assistance, and a fun annual chili cook-off.

Brennan Ridge Builders is an Equal Opportunity Employer. All qualified applicants will receive consideration for employment without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, disability or protected veteran status. Employment is contingent on a background check and drug screen. No agencies, please.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Degree, eight years as PM of ground-up commercial jobs in range, OSHA 30, Procore, PMP, hospitals.',
      lacks: [],
      cv: `DANIELLE OKONKWO-REYES, PMP
Durham, NC

PROJECT MANAGER | TARHEEL SUMMIT CONSTRUCTORS | 05/2018 – PRESENT
• $34M ground-up medical office building, 110,000 SF, delivered three weeks early
• $22M community college science building; $14M bank headquarters; $18M distribution center
• Budget, monthly forecast, P6 schedule, subcontract buyout ($26M on last job), change orders, RFIs, submittals and pay apps in Procore
• Chairs OAC meetings; weekly safety walks with superintendent, zero recordables in 2024

ASSISTANT PROJECT MANAGER | TARHEEL SUMMIT CONSTRUCTORS | 06/2015 – 04/2018
• Submittals, RFIs and closeout for K-12 and office projects

EDUCATION AND CERTIFICATIONS
B.S. Construction Management, Piedmont State University, 2015
OSHA 30-Hour Construction | Procore Certified Project Manager | PMP 2021
NC driver's license`,
    },
    {
      name: 'from-the-field',
      kind: 'any-of',
      low: 79,
      high: 94,
      best: 87,
      why: 'No degree, but twenty years up from carpenter, which the ad accepts, and nine as PM of new commercial buildings.',
      lacks: [],
      cv: `Hector Villanueva
Project Manager

I started on a framing crew at nineteen and have been in commercial construction ever since. High school diploma, no college.

Oct 2017 to now - Project Manager, Stillwater General Contracting, Cary NC
New-build retail centers, two hotels, a charter school and a fire station, $11M to $27M each. I carry the budget and cost-to-complete, write the subs' contracts, negotiate changes, push RFIs and submittals through Procore, build the schedule in MS Project and sit across from the owner and architect every week. Finished nine buildings, eight under budget.

2012 to 2017 - Superintendent, Stillwater. Ground-up tilt wall and steel, up to 60 men on site.
2009 to 2012 - Foreman, Blue Heron Builders
2005 to 2009 - Carpenter, Blue Heron Builders

OSHA 30 construction (card 2016), CPR, NC driver's license clean. Fluent Spanish.`,
    },
    {
      name: 'realtor',
      kind: 'old',
      low: 50,
      high: 68,
      best: 59,
      why: 'A decade of the right projects with degree and OSHA 30, which ended in 2016; selling houses since.',
      lacks: [],
      cv: `Bradley Kessler

2016 (July) - present   Licensed real estate broker, Kessler Coastal Homes, Wilmington NC. Listings, negotiations, closings, team of three agents.

2006 (March) - 2016 (June)   Project Manager, Wexcombe Commercial Contractors, Charlotte NC. Ground-up offices, a 90-bed nursing facility, a county library and three supermarkets, $9M to $30M. Budgets, CPM schedules in P6, subcontracts, buyout, change orders, pay applications, owner meetings. Procore user from 2013, before that Prolog.

2003 - 2006   Project engineer, Wexcombe

BS Civil Engineering, 2003, Catawba Polytechnic
OSHA 30 Construction, 2010
LEED AP 2009
Driver's license

Ready to return to building after ten good years in brokerage.`,
    },
    {
      name: 'remodeler',
      kind: 'denial',
      low: 32,
      high: 49,
      best: 42,
      why: 'Residential remodels only, by his own words nothing ground-up or commercial, and OSHA 10 instead of 30.',
      lacks: ['five years as PM on ground-up commercial construction', 'OSHA 30'],
      cv: `Trevor Lindgren | Project Manager | Apex, North Carolina

Summary: Project manager with seven years in high-end residential remodeling. I have not run ground-up or commercial projects and want to make that step.

Magnolia Kitchen & Home Remodeling, Project Manager, 2019 – Present
Kitchens, additions and whole-house renovations from $60K to $700K, up to nine at once. Estimates, selections, schedules, subs, change orders, client meetings. Procore since 2023, earlier Buildertrend. Permits and inspections with Wake County.

Magnolia Kitchen & Home Remodeling, Production Coordinator, 2017 – 2019

B.S. Construction Management, Blue Ridge Valley University, 2017
OSHA 10-Hour (I do not hold the OSHA 30 yet)
EPA lead-safe renovator
Driver's license, own truck`,
    },
    {
      name: 'two-hats',
      kind: 'overlap',
      low: 51,
      high: 69,
      best: 60,
      why: 'Says six years as PM; the employer and his own LLC ran at the same time, so under three.',
      lacks: ['five years as project manager on ground-up commercial construction'],
      cv: `ANDRE WHITFIELD
Commercial Project Manager, 6 years of PM experience

Project Manager, Longleaf Building Group, Raleigh NC
February 2024 – Present
Ground-up commercial: $12M flex warehouse, $19M student clinic at a state university. Budget, forecast, schedule, buyout, pay applications, OAC meetings, all in Procore.

Project Manager / Owner, Whitfield Build Consulting LLC
January 2024 – Present
Owner's-rep project manager for a ground-up church and a dental office, $3M to $6M (nights and weekends)

Estimator, Longleaf Building Group
June 2020 – December 2023
Quantity takeoffs, bid leveling, subcontractor outreach

B.S. Civil Engineering, Carolina Technical University, 2020
OSHA 30-Hour Construction 2021
Procore certified
Valid NC driver's license`,
    },
  ],
};
