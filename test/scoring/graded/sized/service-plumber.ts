/** Service plumber in central Texas: a current state journeyman or master licence, three years of repair work and a driver's license decide it. */
import type { GradedJob } from '../types.ts';
export const servicePlumber: GradedJob = {
  job: 'service-plumber',
  title: 'Licensed Service Plumber',
  spec: `LICENSED SERVICE PLUMBER
Cedar Bluff Plumbing - Round Rock, Texas
Full time | $34 to $44 an hour plus commission | Take-home truck

ABOUT US
Cedar Bluff Plumbing has been fixing leaks in Williamson and Travis counties since 1988. We are thirty-two people, second generation, and still answer the phone ourselves. Nine out of ten of our jobs come from people who have called before or from their neighbors. We do not do new construction and we do not do pressure sales: we fix what is broken, explain the options and leave the floor cleaner than we found it.

THE JOB
You will run your own calls in homes, restaurants and small offices between Georgetown and North Austin, usually three to five a day, in a truck that we stock and maintain. Dispatch sends the work to your tablet. You will report to the service manager, a master plumber who started here as a helper.

WHAT YOU WILL DO
- Diagnose and repair leaks, stoppages and low pressure in water, drain, waste and vent piping
- Replace and service tank and tankless water heaters, gas and electric
- Repair and re-pipe in PEX, copper, CPVC and cast iron, including under slab
- Run drain machines, jetters and sewer cameras, and locate lines
- Test gas piping and repair leaks to code
- Set and repair faucets, toilets, disposals and commercial fixtures
- Write clear quotes on the spot, collect payment and close out tickets the same day
- Pull permits and meet the city inspectors
- Train the apprentice who rides with you
- Keep your truck stocked, clean and safe
- Take on-call duty one week in six

WHAT YOU MUST HAVE
- Current Journeyman Plumber or Master Plumber license issued by the Texas State Board of Plumbing Examiners (TSBPE); we verify it before the first ride-along
- At least three years of hands-on service and repair plumbing, residential or light commercial
- Valid driver's license with a record that our insurer will accept
- Working knowledge of the codes adopted here (UPC or IPC and the fuel gas code)
- Ability to lift 80 pounds and to work in crawl spaces and attics in August
- Courtesy in somebody else's house
- Clean drug screen and background check

NICE TO HAVE
- Medical gas or water supply protection specialist endorsement
- Backflow prevention assembly tester license (TCEQ)
- Manufacturer training on tankless heaters (Navien, Rinnai, Noritz)
- Spanish
- Experience with ServiceTitan or Housecall Pro

WHAT YOU GET
- Hourly pay plus 5 percent on work you quote; our plumbers earned $84,000 to $118,000 last year
- Medical, dental and vision from day 31, of which we pay 80 percent for you
- 401(k) with a 4 percent match
- Three weeks of paid time off and seven holidays
- Continuing education and license renewal fees paid, a $600 tool allowance each year, boots, uniforms, phone
- No Saturday calls unless you are the one on call

HOW TO APPLY
Send a resume to hiring at cedarbluffplumbing or call 512-555-0148 and ask for Denise. Put your license number on it. The first talk takes twenty minutes on the phone; then comes a half day riding along, paid.

Cedar Bluff Plumbing is an equal opportunity employer. We hire on skill and character, without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, age, disability or veteran status.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 97,
      best: 92,
      why: 'Current TSBPE journeyman license, more than five recent years of running service calls alone, clean driving record and several extras.',
      lacks: [],
      cv: `RUBEN ESCAMILLA
Hutto, TX 78634 - (512) 555-0193 - r.escamilla@example.com

OBJECTIVE
Run my own route for a shop that does honest repair work close to home.

WORK

Hill Country Rooter & Plumbing, Pflugerville, TX
Service Technician, April 2021 - Present
- Own van, four calls a day on average: slab leaks, sewer backups, heaters, fixture repair
- Tunneled and rerouted 40+ under-slab lines in PEX-A since 2022
- About 120 tankless and tank change-outs a year, gas sized and pressure tested, permits pulled in Austin, Round Rock and Georgetown
- Camera, Spartan cable machine and 4,000 psi jetter; restaurant grease lines at night
- Average ticket $1,140; callback rate below 1 percent; 4.9 stars over 600 reviews
- Two apprentices trained, one has passed his tradesman exam

Hill Country Rooter & Plumbing
Apprentice, then Tradesman Plumber-Limited, June 2016 - April 2021
- Rode with a master plumber on repair work; repipes of 1970s galvanized houses

Lone Star Tire, Taylor, TX
Shop hand, 2014 - 2016

LICENSES
TSBPE Journeyman Plumber No. J-48817, first issued March 2021, renewed through March 2027
TCEQ Backflow Prevention Assembly Tester, exp. 2028
Texas driver's license Class C, no violations in ten years

TRAINING
Navien NPE and NCB factory course, 2023
Rinnai residential service, 2024
TSBPE continuing education, six hours each year
OSHA 10, 2019

EDUCATION
Taylor High School, diploma, 2014
Austin Community College, two semesters of building construction technology, 2015

SKILLS
ServiceTitan, flat-rate pricing, brazing, ProPress, trenching safety
English and Spanish, both every day

PERSONAL
Coach of an under-10 baseball team; volunteer for the winter freeze repair crew of our parish.`,
    },
    {
      name: 'lapsed',
      kind: 'lapsed',
      low: 48,
      high: 64,
      best: 56,
      why: "A long career in the same repair work, but the journeyman license expired more than two years ago and he has since worked under another man's license.",
      lacks: ['current TSBPE journeyman or master plumber license (expired September 2024)'],
      cv: `Wade Hollister
Leander, Texas
512-555-0122 / wade.hollister@example.com

Service plumber for fourteen years. Customers ask for me by name.

2019 to present
BALCONES DRAIN & WATER, Cedar Park
Service plumber
- Homes, strip malls and two school districts; up to five stops daily
- Leak location with acoustic gear and tracer gas, slab and attic repairs, cast iron replacement
- Gas tests for the city after meter pulls
- Gas and electric heaters, recirculation pumps, softeners
- Quotes on a tablet and takes cards on the porch
- Since fall 2024 in a crew of two, working under the shop's master plumber

2012 to 2019
Frontier Mechanical Services, Austin
Journeyman plumber, service department (apprentice until 2014)
- Apartment repair contract, 1,800 doors: stoppages, valves, risers, boilers
- Emergency phone every fourth week
- Taught three helpers the trade

2008 to 2012
US Navy, Utilitiesman (Seabees), Gulfport and deployed
- Camp water, showers and sewage; honorable discharge, petty officer third class

LICENSE AND CERTIFICATES
Journeyman Plumber, TSBPE, J-35502, issued 08/2014, expired 09/30/2024
Texas driver license, clean
OSHA 30, 2021
Confined space entry, 2023
Noritz tankless installer, 2022

EDUCATION
Leander High School, 2008
Navy A-school, Utilitiesman, 2009

TOOLS AND SYSTEMS
RIDGID cameras, Milwaukee press, jetters, Housecall Pro, own hand tools

WHAT PEOPLE SAY
"Wade told me I did not need a new heater. Who does that?" (review, 2025)

FREE TIME
Smoking brisket, bass fishing, repairing a 1979 Scout that does not want to be repaired. VFW post quartermaster since 2020.

References: shop owner at Balcones; facilities director at one of the school districts.`,
    },
    {
      name: 'overqualified',
      kind: 'overqualified',
      low: 73,
      high: 88,
      best: 81,
      why: 'Master license, decades of service work and still on calls each week, but he now runs a firm of sixty, so the only question is why he wants the truck.',
      lacks: [],
      cv: `HAROLD "HAL" BRZEZINSKI
Master Plumber
Georgetown, TX | 737-555-0160 | hal.brz@example.com

SUMMARY
Thirty years in plumbing, the last twelve in the front office. My partners have bought me out as of January 2027 and I would like to spend my remaining working years with a wrench and not with a spreadsheet.

EXPERIENCE

Chisholm Plumbing & Gas, LLC, Austin
Vice President of Operations and Responsible Master Plumber, 2014 - present
- License of record for a company with 60 employees and $14 million in sales
- Six service managers and the training school report to me
- Kept one day each week in the field throughout: slab leaks, gas retests, problem water heaters that the younger men gave up on
- Bought ServiceTitan in 2018 and taught everybody to use it
- Sits with city inspectors on code amendments

Chisholm Plumbing & Gas
Service Manager, 2007 - 2014
- Twelve trucks; ran the difficult calls myself, hired and coached plumbers

Service Plumber, 2001 - 2007
- Residential and restaurant repair in Travis County

Apprentice and journeyman, Kowalik & Sons, Temple, 1996 - 2001
- Houses, dairies and a hospital

LICENSES
Master Plumber, TSBPE, M-21940, with medical gas endorsement; renewed June 2026
Backflow tester, TCEQ, current
Commercial driver license Class B; no accidents

EDUCATION AND AFFILIATIONS
Temple College, certificate in business management, 2006
Cameron Yoe High School, 1996
Board member, local chapter of PHCC, 2016 - 2024
Instructor for journeyman exam preparation, evenings, since 2010

SKILLS
Code interpretation, estimating, budgets, crew leadership, patience
Fluent in Polish jokes and passable in Spanish

PERSONAL
Married, grandfather of five. Deacon. I can still carry a 50-gallon heater upstairs if nobody is watching.`,
    },
    {
      name: 'adjacent',
      kind: 'adjacent',
      low: 28,
      high: 45,
      best: 36,
      why: 'Works with pipes, pumps, backflow and customers in the same towns, but has no plumbing license and has never done indoor plumbing repair.',
      lacks: ['TSBPE journeyman or master plumber license', 'three years of service and repair plumbing'],
      cv: `Tamika Rountree
Round Rock, TX . 512-555-0177 . tamika.rountree@example.com

Outdoor water technician: sprinklers, pumps, pools. Eight years of driving my own service truck around Williamson County.

EXPERIENCE

Green Acre Irrigation & Pools, Round Rock
Lead service technician                         02/2020 - present
+ Five to six homes a day from a tablet schedule in Housecall Pro
+ Finds and fixes broken PVC laterals, main leaks, stuck valves and wiring faults
+ Rebuilds pool pumps, filters and heater bypasses; replumbs equipment pads in 2 and 3 inch PVC
+ Installs and tests pressure vacuum breakers and RPZ assemblies
+ Prices the repair, takes the card, closes the ticket; $310,000 billed in 2025
+ Breaks in the seasonal helpers each spring

Green Acre Irrigation & Pools
Technician                                      03/2018 - 02/2020
+ Spring start-ups, winterizing, controller programming, trenching

Home center, Georgetown
Sales associate, plumbing and garden aisles     2015 - 2018
+ Helped homeowners to pick fittings; cut pipe; restocked

CREDENTIALS
Licensed Irrigator, TCEQ, LI-23391, valid to 2028
Backflow Prevention Assembly Tester, TCEQ, valid to 2027
Certified Pool Operator, 2022
Texas driver's license, clean record
CPR and first aid, 2025

EDUCATION
Stony Point High School, 2015
Texas A&M AgriLife short courses: irrigation design, water conservation

SKILLS
PVC and poly pipe, hydraulics and head loss, low-voltage wiring, locating, customer education, upselling without being pushy. Conversational Spanish.

NOTE
I have not worked inside walls or on gas or drains and hold no plumbing registration; I would start as an apprentice if need be.

VOLUNTEER
Habitat build days; rain barrel workshop at the public library, every April.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 4,
      why: 'A banking career told at length with sales, service and leadership and nothing of the trade.',
      lacks: [
        'TSBPE journeyman or master plumber license',
        'three years of service and repair plumbing',
        "driver's license",
      ],
      cv: `LORRAINE M. DUFRESNE
Austin, Texas
(512) 555-0136 | lorraine.dufresne@example.com

PROFESSIONAL SUMMARY
Results-driven branch manager with sixteen years in retail banking. Builder of loyal teams and lasting member relationships, with a record of growth, compliance and outstanding customer service. Skilled in communication, budgets, coaching, scheduling, conflict resolution and Microsoft Office. A quick learner who is not afraid to get her hands dirty and thrives under pressure.

PROFESSIONAL EXPERIENCE

Bluebonnet Community Credit Union - Austin, TX
Branch Manager | 2018 - Present
- Manages a branch with 11 employees, 9,400 members and $86 million in deposits
- Ranked second of 23 branches for loan growth in 2025
- Keeps operating expenses 4 percent below budget
- Cleared every internal audit of the vault, the pipeline and the wire desk
- Coaches two assistant managers in leadership and sales

Pecan Street Bank - Austin, TX
Assistant Branch Manager | 2013 - 2018
- Opened accounts, approved consumer loans, supervised tellers
- Introduced lobby queue system that cut waits by six minutes
- Organized financial literacy mornings at three high schools

Personal Banker, previously Teller | 2010 - 2013
- Balanced cash drawers, fixed account problems, stopped leaks of fee income

EDUCATION
BBA Finance, Texas State University, 2010

CERTIFICATIONS
Notary Public, State of Texas, through 2029
NMLS registered mortgage loan originator
Certified Credit Union Executive (CCUE), 2021

SKILLS
Leadership | Team building | Cross-selling | Cash handling | Risk and compliance | Excel, Word, Outlook | Public speaking | Time management | Bilingual greetings in Spanish

COMMUNITY
Treasurer, Northside Food Pantry
Rotary Club of North Austin, member since 2015
Half-marathon finisher, 2022 and 2024

AWARDS
Branch of the Year, 2023
Manager's Circle, 2021 and 2025`,
    },
  ],
};
