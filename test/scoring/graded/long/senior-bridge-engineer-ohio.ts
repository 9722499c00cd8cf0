/** Senior bridge engineer, Ohio: an ABET civil degree, an active Ohio PE licence and eight years of bridge design. */
import type { GradedJob } from '../types.ts';
export const seniorBridgeEngineerOhio: GradedJob = {
  job: 'senior-bridge-engineer-ohio',
  title: 'Senior Bridge Engineer (PE)',
  spec: `Senior Bridge Engineer (PE)
Location: Columbus, Ohio (hybrid, three days in the office)
Department: Transportation Structures
Salary range: $118,000 - $146,000, plus annual bonus and overtime at straight time

ABOUT TALLGRASS & MERION
Tallgrass & Merion is a 210-person, employee-owned consulting engineering firm with offices in Columbus, Dayton, Indianapolis and Charleston. We have been prequalified with the Ohio Department of Transportation in complex and non-complex bridge design for more than thirty years, and county engineers in 41 of Ohio's 88 counties have called us when a posting sign had to come down. Our structures group has 26 people. It designs new and replacement bridges, rehabilitates old ones, rates them for load and inspects them from boats, ropes and snoopers. Nearly all of our work is public, and we like it that way.

THE POSITION
We are adding a senior engineer who can take a bridge from scope to sealed plans with limited supervision, and who wants to bring two or three younger engineers along. You will be engineer of record on county and ODOT projects within your first few months, so licensure has to be in place on day one. This is not a pure management seat: we expect around 60 percent of your time to be in design and checking.

RESPONSIBILITIES
- Act as engineer of record for single and multi-span highway bridges in prestressed concrete, steel plate girder and reinforced concrete slab
- Prepare structure type studies, alternatives and cost estimates
- Perform and check superstructure and substructure design to the AASHTO LRFD Bridge Design Specifications and the ODOT Bridge Design Manual
- Develop load ratings in AASHTOWare BrR and recommend postings where needed
- Lead bridge rehabilitation work, including deck replacement, bearing replacement and fatigue retrofit
- Coordinate with geotechnical, hydraulic, roadway and utility disciplines
- Review shop drawings, answer RFIs and visit site during construction
- Write scopes, fees and the technical parts of proposals
- Mentor EITs and review their calculations
- Represent the firm at ODOT district meetings and at county engineer conferences

REQUIRED QUALIFICATIONS
- Bachelor's degree in civil engineering from an ABET-accredited program, or a degree evaluated as equivalent
- Active registration as a Professional Engineer in the State of Ohio
- Minimum of eight years of experience in bridge design
- Working knowledge of AASHTO LRFD and state DOT design standards
- Proficiency with bridge analysis software such as LEAP Bridge, MDX, CSiBridge, midas Civil or similar
- Clear technical writing and the ability to explain a decision to a non-engineer
- Valid driver's license

PREFERRED QUALIFICATIONS
- Master's degree with a structural emphasis
- FHWA-NHI 130055, Safety Inspection of In-Service Bridges, or current NBIS team leader standing
- AASHTOWare BrR load rating experience
- Prior work on ODOT or Ohio county projects
- Experience with accelerated bridge construction or historic truss rehabilitation

BENEFITS
- Employee stock ownership plan with annual company contributions
- 401(k) with a 4 percent match
- Medical, dental and vision coverage from the first day of the month after hire
- 20 days of paid time off and nine holidays
- Licence renewal fees, ASCE dues and one out-of-state conference a year
- Paid parental leave of ten weeks
- Tuition support for graduate study

HOW TO APPLY
Please send a resume and a one-page project list to our talent team through the careers page by December 4, 2026. Include your PE number and the state of issue; we verify every licence with the Ohio State Board of Registration for Professional Engineers and Surveyors before an offer. Visa sponsorship is available for the right candidate. Interviews are two rounds: a video call with the group leader, then half a day in Columbus with a short calculation review.

EEO
Tallgrass & Merion is an equal opportunity and affirmative action employer. We consider all qualified applicants without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, age, disability, genetic information or veteran status. If you need an accommodation in order to apply, let us know and we will make it.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 95,
      why: 'Active Ohio PE since 2018, ABET civil degrees and over twelve years of dated highway bridge design to the present, with load rating and inspection as well.',
      lacks: [],
      cv: `KWABENA OFORI-LINDQVIST, P.E.
Westerville, OH 43081 | (614) 555-0148 | k.oforilindqvist@example.com

SUMMARY
Structural engineer who has spent nearly all of his working life on spans between 40 and 400 feet. Comfortable sealing drawings, comfortable at the bottom of an abutment excavation in March, and happiest when a young engineer finds a mistake of mine before the agency does.

EXPERIENCE

Harmon Creek Engineers, Columbus, OH
Project Structural Engineer III, 08/2019 - Present
- Engineer of record for 17 structures since 2019, most for ODOT Districts 5 and 6 and for Licking, Perry and Fairfield Counties.
- Replacement of a four-span steel beam crossing of the Licking River with a three-span continuous plate girder design (156'-190'-156'); wrote the structure type study, then carried Stage 1 to final tracings.
- Two adjacent box beam bridges converted to composite WF36 prestressed girders with semi-integral ends.
- Deck overlay and pin-and-hanger retrofit on a 1964 twin structure; staged traffic over two seasons.
- BrR models for 63 existing bridges under a county bundle; removed seven weight limits after refined analysis and confirmed four others.
- Check the work of three EITs and meet each of them for an hour a week.
- Fee negotiation up to $900,000; helped to win two consecutive on-call contracts.

Harmon Creek Engineers, Columbus, OH
Structural Engineer II, 06/2016 - 07/2019
- Pier, cap and drilled-shaft designs for an interchange flyover, with curved steel modeled in MDX and midas Civil.
- Prepared substructure repairs after barge impact on an Ohio River approach span.
- Field reviews during deck pours; shop drawing turnaround of nine days on average.
- Passed the PE in October 2017.

Redbud Transportation Group, Cincinnati, OH
Bridge Designer (EIT), 07/2013 - 05/2016
- LEAP Bridge Concrete calculations for prestressed I-beam superstructures.
- Slab bridges and three-sided culverts for Butler and Clermont Counties.
- Quantities, general notes, estimates; MicroStation plan production when the drafters were full.
- Assisted on routine inspections as second person, about 90 structures.

Purdue University, West Lafayette, IN
Graduate Research Assistant, 08/2011 - 05/2013
- Tested full-scale box beams taken from a demolished bridge, measuring remaining capacity with corroded strand.
- Instrumentation, data reduction, two conference presentations.

EDUCATION
M.S. in Civil Engineering (Structures), Purdue University, 2013
B.S. in Civil Engineering, Ohio Northern University, 2011, magna cum laude (EAC/ABET program)

LICENSES AND CERTIFICATES
Professional Engineer: Ohio, issued February 2018, active through 12/31/2027; also Indiana (2021)
NHI 130055, two-week course, 2019; refresher 130053, 2024; listed as team leader
ODOT load rating workshop, 2020
OSHA 10-Hour Construction
Class D operator license, Ohio

TOOLS
midas Civil, MDX, LEAP, BrR 7.5, CSiBridge (occasional), FB-MultiPier, OpenBridge Modeler, ProjectWise, Mathcad, Bluebeam

PUBLICATIONS AND TALKS
Co-author, residual strength of adjacent box beams with strand loss, regional concrete bridge conference, 2013
"Postings you can take down", Ohio county engineers winter meeting, 2023

SERVICE
ASCE Central Ohio Section, treasurer 2021-2023. Judge for the student steel bridge regional since 2017. Tutor in algebra at a public library on Saturday mornings. Church sound desk.

AWARDS
Harmon Creek mentor of the year 2022, voted by the EITs. Section engineering excellence award for the Licking River project, 2023, shared with the contractor and the district.

LANGUAGES
English, Twi, some Swedish from my wife's family

PERSONAL
Long-distance cyclist, terrible woodworker, father of twins. A move to an employee-owned firm attracts me since Harmon Creek was bought by a national company last year, and two of my county clients have since asked where I will be.`,
    },
    {
      name: 'foreign',
      kind: 'foreign',
      low: 53,
      high: 67,
      best: 61,
      why: 'Fourteen years of bridge design to the present, but she is licensed in Ontario only and holds no Ohio or other US registration, with the application just begun.',
      lacks: ['Active Ohio PE registration (licensed in Ontario only)'],
      cv: `Siobhan Pelletier-Grewal, M.Eng., P.Eng.
Windsor, Ontario (relocating to Columbus in January 2027; spouse has accepted a post at a hospital there)
siobhan.pg@example.ca  |  519 555 0173

Profile

Bridge specialist with a record of new spans, widening schemes and difficult repairs for provincial, municipal and cross-border clients. I have stamped drawings for eleven years in Ontario, and I have worked to American codes on three jobs. Colleagues describe me as careful, dry and quick.

Professional history

Senior Bridge Engineer, Strait & Thames Consulting, Windsor. March 2017 to present
• Technical lead on thirteen highway structures, eight of them replacements under the Ministry's traffic.
• Sealed the design of a 62 m single-span weathering steel girder bridge over a railway corridor; erection by night with self-propelled transporters in a 54-hour closure.
• Rapid replacement of a slab-on-girder overpass by lateral slide; wrote the demolition and jacking specification.
• Superstructure and pier design to AASHTO LRFD for the American half of a port access road, as sub-consultant, with a Michigan firm holding the seal.
• Developed live-load evaluations for 40 municipal bridges under CSA S6 section 14; recommended posting for five.
• Review of erection engineering and falsework submissions.
• Supervise four engineers-in-training; all four who sat the professional practice exam passed.
• Prepare technical proposals; hit rate of 38 per cent in the past two years.

Bridge Engineer, Northern Lakes Engineering, Sudbury. June 2012 to February 2017
• Detailed design of prestressed NU girder and CPCI girder bridges, integral abutments and pile foundations.
• Rehabilitation of a 1931 Warren truss: gusset checks, eyebar replacement, new floor system.
• Models in midas Civil and CSiBridge, hand checks for everything.
• Site engineer for the summer of 2014 on a deck replacement; daily diaries, concrete testing, cheerful arguments about cover.
• Biennial OSIM inspections, around 120, the last forty as lead.
• Registered as a professional engineer in 2015.

Research and teaching assistant, University of Windsor. September 2010 to May 2012
• Finite-element study of load distribution in skewed bridges; laboratory sessions for second-year students.

Co-operative work terms, 2007 to 2009
• City engineering department (sidewalks), a steel fabricator (detailing office), and a soils laboratory.

Education

Master of Engineering, structural, University of Windsor, 2012
Bachelor of Applied Science, civil engineering, University of Waterloo, 2010 (CEAB accredited; credentials evaluated by NCEES in 2025 as equivalent to an ABET degree)

Registration

Professional Engineers Ontario, P.Eng., 2015, in good standing
NCEES record opened in May 2026. FE waived; I am booked for the PE Civil: Structural exam in April 2027. I do not yet hold a licence in any US state.

Courses

FHWA-NHI 130055, taken in Lansing, 2022
Rope access awareness, 2016
CISC steel bridges course, 2013
Working at Heights (Ontario), 2024
Standard First Aid, 2025

Software

midas Civil, CSiBridge, S-FRAME, LEAP Bridge Steel, Mathcad Prime, Bluebeam, AutoCAD. BrR: a two-day introduction only.

Committees

Member of a technical subcommittee on evaluation for the Canadian highway bridge code, 2021 onward.
Reviewer, two papers a year, for a Canadian civil engineering journal.

Paper

Pelletier S., and a supervisor, "Skew and shear in slab-on-girder bridges", annual conference of the Canadian society, Edmonton, 2012.

Languages

English and French at native level; Punjabi for family dinners

Other

Citizen of Canada and of Ireland. Eligible for TN status. Valid Ontario G licence, which I shall exchange. I play second violin in a community orchestra, run slowly, and serve on the board of a shelter for women that my mother helped to found. My references include a retired chief bridge engineer and the American project manager of the port road.`,
    },
    {
      name: 'in-progress',
      kind: 'in-progress',
      low: 34,
      high: 49,
      best: 43,
      why: 'Does real bridge design in Ohio and has the right degree, but has done it for under four years and is an EIT waiting to sit the PE exam, so two hard must-haves fail.',
      lacks: ['Active Ohio PE registration (EIT only)', 'Eight years of bridge design (about four by dates)'],
      cv: `Tyler Brandt-Okafor, EIT
Grove City, Ohio | 614-555-0119 | tbrandtokafor@example.com | LinkedIn on request

OBJECTIVE
Motivated bridge engineer seeking a senior position where I can own projects, seal plans and mentor others. Nearly ten years around structures and construction, with a strong command of AASHTO LRFD, the ODOT manual and modern modeling tools.

TECHNICAL SKILLS
Bridge: LEAP Bridge Concrete and Steel, MDX, BrR, midas Civil, RC-Pier, CONSPAN
CAD and data: OpenRoads, OpenBridge Modeler, MicroStation, Civil 3D, ArcGIS Pro
General: Python scripts for reinforcing schedules, Mathcad, Excel VBA, Bluebeam Revu
Standards: LRFD 9th edition, Bridge Design Manual 2020, CMS, AASHTO MBE

EXPERIENCE

Structural Engineer I, then II
Kinnear Wolfe Associates, Columbus, OH
January 2023 - Present
- Superstructure design for six prestressed I-beam and three slab bridges for ODOT District 9 and two county engineers, under the seal of the group leader.
- Abutment and wall-type pier calculations, pile layouts, bearing design.
- Ran 28 load ratings in BrR and drafted the summary reports.
- Wrote a Python tool that turns rebar marks into ODOT schedules. It saves about two days a project.
- Respond to RFIs and review reinforcing shop drawings for senior approval.
- Helped with one type study; presented the cost matrix at a district meeting.
- Buddy for our summer interns in 2024 and 2025.

Quality Control Technician (concrete and soils)
Buckeye Materials Testing, Grove City, OH
May 2019 - December 2022
- Slump, air, cylinders and nuclear density tests on road, warehouse and bridge sites, 50 hours a week in season.
- Inspected deck pours and deep foundations for contractors.
- Kept daily reports and flagged non-conforming loads, not always to applause.
- Trained five new technicians and kept the curing room.

Estimating Assistant
Franklin Grading & Paving, Obetz, OH
June 2017 - April 2019 (part time during studies)
- Quantity takeoffs for asphalt, curb and storm sewer.
- Called suppliers and built bid packages.

Lifeguard and swim instructor
Grove City YMCA, summers 2013 - 2016

EDUCATION
B.S. Civil Engineering, The Ohio State University, Columbus (EAC/ABET), December 2022, GPA 3.41
I studied part time for the last three years while employed in testing.
Relevant courses: Prestressed Concrete, Steel Design II, Bridge Engineering, Foundations, Matrix Structural Analysis
Capstone: pedestrian bridge over Alum Creek, second prize

CERTIFICATIONS
Engineer Intern, Ohio, passed FE in November 2022
PE Civil: Structural: preparing; exam date to be chosen once four years of qualifying experience have been approved (spring 2027)
ACI Concrete Field Testing Technician Grade I (expired 2024)
NHI 130055 scheduled for February 2027
OSHA 30
Ohio Class D license

PROJECTS
- County Road 14 over Salt Creek: 74-foot span box beam replacement; I did beams, deck and semi-integral diaphragm.
- Township slab bridge bundle: four structures sharing one set of details, which cut engineering fees by a quarter.
- SR 772 three-span prestressed bridge: pier and bearing calculations, quantity tables, stage construction sequence.
- Historic truss survey (volunteer): measured drawings for a county historical society.

ACTIVITIES
ASCE Younger Member Forum, vice-chair in 2025
Habitat for Humanity, framing crew two weekends a year
Steel bridge team captain at OSU in 2021; seventh at regionals
High-school STEM night presenter

HONORS
Dean's list for four semesters; county engineers association scholarship, 2021; Kinnear Wolfe rookie award, 2023

LANGUAGES
English; Igbo, understands more than speaks

INTERESTS
Disc golf, smoked brisket, restoring a 1989 pickup, coaching nine-year-olds at soccer.

REFERENCES
My group leader is aware that I am looking for faster growth and will be candid about my strengths and about where I still need time. Two county engineers have also agreed to a call.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 8,
      high: 24,
      best: 15,
      why: 'Bridge design, LRFD and PE stand only in her objective, skills and online course titles, while every post was in retail and restaurant management and she has no engineering degree.',
      lacks: [
        'ABET-accredited or equivalent civil engineering degree',
        'Active Ohio PE registration',
        'Eight years of bridge design',
      ],
      cv: `MARISOL DUNLEAVY
Reynoldsburg, Ohio 43068
(380) 555-0162
marisol.dunleavy@example.com

CAREER OBJECTIVE
Senior Bridge Engineer | Bridge Design | AASHTO LRFD | Load Rating | ODOT
Driven professional aiming to apply knowledge of bridge design, structure type studies, superstructure and substructure analysis, load rating and plan review in a senior engineering role. Passionate about infrastructure, and ready to work toward Professional Engineer registration. Brings more than fifteen years of leadership and accountability.

CORE COMPETENCIES
Bridge engineering: prestressed concrete beams, steel plate girders, slab bridges, abutments, piers, bearings, deck replacement, fatigue
Codes and tools: AASHTO LRFD, ODOT Bridge Design Manual, AASHTOWare BrR, LEAP Bridge, midas Civil, CSiBridge, MDX, Mathcad, AutoCAD
Management: team building, coaching, scheduling, P&L, vendor negotiation, customer care, conflict resolution
Office: Microsoft 365, Google Workspace, QuickBooks, ADP, Toast, Kronos

PROFESSIONAL EXPERIENCE

GENERAL MANAGER
Copper Ladle Kitchen & Bar, Gahanna, OH | October 2020 - Present
- Run a 190-seat casual restaurant with annual sales of $4.2 million and a staff of 62.
- Brought food cost from 33.5 to 29.8 percent by menu engineering and by counting the walk-in every Sunday.
- Hire, train and review four assistant managers; two have been promoted to their own locations.
- Built a labor model in Excel that predicts covers by half hour.
- Passed every county health inspection since opening with no critical violation.
- Oversaw a $310,000 patio addition: dealt with the contractor, the city permit desk and the landlord's architect.
- Respond to reviews online; rating rose from 3.9 to 4.5.

STORE MANAGER
Larkspur Home Goods, Columbus, OH | March 2015 - September 2020
- Led 28 associates in a 24,000 square foot store; comparable sales up in four of five years.
- Reduced shrink from 2.1 to 1.3 percent.
- Opened two new stores as traveling set-up lead, including fixture plans and stock flow.
- Safety captain: monthly walk, ladder training, incident log.
- Winner of the regional visual display contest in 2018.

ASSISTANT MANAGER
Larkspur Home Goods, Dublin, OH | June 2012 - February 2015
- Opened and closed, counted tills, received trucks at 4 a.m., built endcaps.
- Ran seasonal hiring for up to 20 people.

SHIFT SUPERVISOR
Third Street Coffee, Columbus, OH | 2009 - 2012
- Worked through college on mornings and weekends; trained baristas and kept the inventory.

EDUCATION
Bachelor of Arts in Communication, Capital University, Bexley, OH, 2012
Minor in Spanish

ONLINE COURSES AND CERTIFICATES
Bridge Design Fundamentals (12 hours), 2025
Introduction to AASHTO LRFD for Highway Bridges (self-paced, 8 hours), 2025
Load Rating of Bridges with BrR: an Overview (webinar), 2026
How to Become a Licensed PE (webinar), 2026
Statics and Mechanics of Materials, parts 1 and 2 (audited), 2025
AutoCAD Essentials, 2026
Google Project Management Certificate, 2023
ServSafe Manager, valid to 2028
Ohio Department of Commerce responsible vendor training

PERSONAL PROJECTS
- Built a balsa truss with my daughter that held 212 pounds and won the district science night.
- Visited and photographed 47 of Ohio's covered bridges and keep a blog about them with short histories and hand sketches.
- Drew a timber footbridge for our back yard in AutoCAD and put it up over one weekend with my brother-in-law. It is eight feet long.

VOLUNTEER WORK
Food pantry captain, third Saturday, since 2016. Treasurer of a swim club. Interpreter (Spanish) at a free clinic intake desk, 2019 to 2022. Homeowners' association board member with responsibility for the drainage pond.

AWARDS
Copper Ladle group manager of the year, 2024
Larkspur President's Circle, 2017 and 2018

LANGUAGES
English and Spanish, both fluent

INTERESTS
Covered bridges, trail running, tamales at Christmas, crosswords

ADDITIONAL
Valid Ohio driver license and clean record. Available for hybrid work with two weeks' notice. Glad to begin at any level on the bridge team and grow, though I believe that my management record suits the senior level.`,
    },
    {
      name: 'overqualified',
      kind: 'overqualified',
      low: 76,
      high: 91,
      best: 84,
      why: 'Active Ohio PE since 2004 with a quarter century of bridges and still an engineer of record, now a vice president over 70 people, which is a question and no gap.',
      lacks: [],
      cv: `LEONARD VASQUEZ-THORNE, PE, SE
Upper Arlington, Ohio
leonard.vt@example.com
614.555.0107

Executive profile
Vice president with profit responsibility for a structures practice of some seventy people in four states, and a bridge designer by trade. In the last three years I have spent more evenings with spreadsheets than with girders and should like to reverse that. I am applying for this post with open eyes as to grade and pay, and I do not want your group leader's chair.

Career record

2015 - present
Ostrander Bell, Inc., Columbus
Vice President and Director of Bridges (2019 -), Bridge Practice Leader (2015 - 2019)
Head of a $19 million a year practice: 71 staff, Columbus, Pittsburgh, Louisville and Knoxville. Board member since 2020. I have kept a drawing board of my own: since 2019 I have been engineer of record for five structures, the latest a 520-foot two-span delta-frame crossing near Athens, let in April 2026, for which I sized the girders and sealed the tracings. Independent checker for the cable replacement of a signature span in Toledo. Set the firm's quality procedure for LRFD calculation packages. Chair the go/no-go meeting; lead interviews for major pursuits. Two associates whom I trained have become practice leaders elsewhere.

2006 - 2015
Ostrander Bell, Inc., Columbus
Senior Bridge Engineer, later Associate
Thirty-one bridges for ODOT, the Turnpike and the counties: steel girder, prestressed, a network arch at Zanesville, and eleven rehabilitations, among them two pony trusses kept for bicycles. Led the emergency repair after a fascia beam strike on I-71, with detail sheets issued within 30 hours. Wrote posting recommendations and sat in front of rural fire chiefs to explain them. Ratings in Virtis and then in BrR for 200-odd structures.

2000 - 2006
Dorsey Kale Engineers, Cleveland
Structural Engineer
Plate girders, retaining walls, noise walls, overhead sign supports and one bascule. PE in 2004. Summers with an inspection crew in the river valleys, ninety feet up in a bucket.

1998 - 2000
US Peace Corps, Honduras
Volunteer engineer
Gravity water systems and three suspended footbridges, hand built, all of which survived Mitch or were built because of it.

Education
MS, Structural Engineering, Lehigh University, 1998
BSCE, Cleveland State University (ABET), 1996

Registration
Ohio PE E-series, first issued 2004, current to December 2027. Also PE in Pennsylvania, Kentucky, Tennessee; SE in Illinois (2011).
NBIS team leader; 130055 in 2003, refresher 2022.
Ohio driver license.

Software
LEAP, MDX, midas and BrR, for my own designs and for checking those of others. I dictate to no one and type my own letters.

Professional life
Past chair of the ASCE state council's infrastructure report card, bridges chapter (2021).
Visiting lecturer in bridge engineering at Cleveland State since 2012, one evening a week in spring.
Contributor to an ABC guideline for county engineers, 2018.
Fellow, ASCE, 2022.

Selected papers and talks
- "Lateral slides on a county budget", Ohio Transportation Engineering Conference, 2017
- "Delta frames revisited", International Bridge Conference, Pittsburgh, 2025
- Three further papers on steel erection stability, with contractors as co-authors

Languages
Spanish, from the cradle and from the Peace Corps. German, sufficient for reading Leonhardt.

Community
Chair of the building committee of St. Timothy's parish; the new roof does not leak. Board of a land trust on the Big Darby. I teach a Saturday class in which ten-year-olds load spaghetti arches to failure, and they are more honest critics than any review panel I have met.

Personal
Married, three grown children. Marathon in 2012, hip in 2019. I keep bees, read Caro, and repair fountain pens. In good health with perhaps eight to ten working years ahead, all of which I should like to spend on design and on young engineers.

Compensation
I know the posted range and accept it. Sixty days' notice under my officer's agreement, and a non-solicitation clause concerning staff, which I would honor.`,
    },
  ],
};
