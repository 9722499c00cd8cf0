/** Senior embedded engineer at a defence firm in Adelaide: an NV1 clearance, six years of C or C++ on an RTOS and a degree decide it. */
import type { GradedJob } from '../types.ts';
export const seniorEmbeddedEngineerDefence: GradedJob = {
  job: 'senior-embedded-engineer-defence',
  title: 'Senior Embedded Software Engineer',
  spec: `Senior Embedded Software Engineer
Currawong Maritime Systems | Edinburgh Parks, Adelaide SA | Full time, permanent

Who we are
Currawong Maritime Systems designs sonar processors, towed array handling equipment and autonomous surface vessels for the Royal Australian Navy and its partners. We are 260 people, Australian owned, and nine out of ten of us are engineers, technicians or former sailors. What we build goes to sea for twenty years, so we care about code that somebody else will be able to read in 2046. Our embedded group of eighteen is about to begin on the next generation of our array receiver and needs two senior engineers.

What you'll be doing
- Design, write and test firmware in C and C++ for ARM and PowerPC boards that acquire and condition sonar data
- Bring up new boards together with our hardware engineers: bootloader, board support package, drivers for SPI, I2C, Ethernet and PCIe
- Decide on task structure, priorities and timing budgets under VxWorks and FreeRTOS, and prove that deadlines are met
- Take software requirements from the system specification through to verified releases, with traceability in DOORS or Jama
- Review code, set the coding standard and keep static analysis clean
- Build automated tests with hardware in the loop
- Track down faults in the laboratory and, a few times a year, on board during sea trials
- Estimate work packages and lead two to four engineers through them
- Prepare material for design reviews and present it to the Commonwealth's representatives
- Mentor graduates and interns

What you must have
- A current Australian security clearance at Negative Vetting Level 1 or above (Australian citizens only; the start of the project does not leave time for a new vetting process)
- At least six years of professional experience in developing embedded software in C or C++ for microcontrollers or processors under a real-time operating system
- A bachelor's degree in electrical, electronic, computer or software engineering, computer science or mechatronics
- Confident work with oscilloscope, logic analyser and JTAG debugger
- Experience with a defined software life cycle for safety-related or mission-critical products, such as DO-178C, IEC 61508, IEC 62304 or MIL-STD-498
- Git, code review and continuous integration as daily habits
- Clear technical English, written and spoken

What would be a bonus
- VxWorks or QNX in particular
- FPGA basics, VHDL or Verilog
- Signal processing or sonar
- MISRA C and tools like Polyspace, Coverity or LDRA
- Embedded Linux and Yocto
- Membership of Engineers Australia, CPEng or NER

What you'll get
- Salary of $140,000 to $168,000 plus 14 per cent superannuation
- A nine-day fortnight, five weeks of annual leave and eighteen weeks of paid parental leave for either parent
- Sea trial allowance, study assistance and two conference days with pay each year
- Reservists' leave of four weeks at full pay
- A kitchen garden, bike cages, and a laboratory with windows

Where and how
Because of the classified network most work is done on site at Edinburgh Parks; one day a week at home can usually be arranged. Relocation within Australia is supported with up to $12,000.

How to apply
Apply with a resume of no more than three pages. Please state your clearance level and its expiry date. There is no need for a cover letter. Two conversations follow, one with the group lead, Nerida Falkiner, and one at the bench, where we look at a board and a trace together; nobody will ask you to invert a binary tree. Questions go to our people team through the website.

Everybody is welcome here
We take decisions on merit. We encourage applications from Aboriginal and Torres Strait Islander people, women, veterans and their partners, people with disability, and people of every age, culture and identity. Tell us what adjustments you need and we will make them. Under our agreements with the Commonwealth all staff must satisfy requirements of the Defence Industry Security Program and of export control regulations, including ITAR. No agencies, please.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 100,
      best: 95,
      why: 'NV1 valid to 2031, ten years of dated C and C++ on VxWorks and FreeRTOS in avionics and radar, degree and DO-178C.',
      lacks: [],
      cv: `Kirra Lindsay
Salisbury Heights SA 5109
0491 570 006 | kirra.lindsay@examplemail.com.au
Australian citizen. NV1, granted 08/2021, AGSVA, revalidation due 08/2031.

In short
Firmware person. Ten years close to the metal, first in medical pumps, then in aircraft displays, now in radar. I like datasheets, timing diagrams and deleting code.

Positions

Lead Firmware Engineer, Bellbird Radar Technologies, Mawson Lakes
Feb 2021 to today
- Own the software of a receiver card: NXP Layerscape and an Artix FPGA, about 70,000 lines of C and C++17 on VxWorks 7.
- Wrote the BSP changes, the DMA driver and the Ethernet streaming path; jitter on the sample interrupt went from 40 to 6 microseconds.
- Rate monotonic analysis for twenty-three tasks; results recorded in the design description and defended at critical design review before the Commonwealth's project office.
- Lead three developers; split the work, estimate it, review all merges in GitLab.
- Hardware-in-the-loop rig in Python and Robot Framework that runs each night on six boards.
- Trace from DOORS requirement to test case is complete; two audits without major finding.
- Four periods in the field at Woomera with a scope in a tent.
- Host for vacation students each summer, two of whom came back as graduates.

Embedded Engineer, Torrens Avionics, Parafield
Mar 2018 to Jan 2021
- Software for a multifunction display on PowerPC under a partitioned kernel; Level B of DO-178C.
- Low-level requirements, code in a MISRA subset, unit tests with structural coverage in LDRA.
- Found and fixed a priority inversion that had been open for eleven months.
- ARINC 429 and CAN drivers; bench work with a Lauterbach probe.
- Part of the team that took the build from a wall of batch files to Jenkins.

Graduate, later Engineer, Halcyon Infusion Pty Ltd, Thebarton
Jan 2016 to Feb 2018
- C on STM32 with FreeRTOS for a syringe driver: motor control, battery gauge, alarms.
- Documents and risk files after IEC 62304 and ISO 14971.
- Soldered, measured, put loggers into incubators.
- Wrote the bootloader with signed updates.

Casual work while studying
Pool lifeguard in Elizabeth 2011 to 2014; repairs of guitar amplifiers for cash and gratitude 2013 to 2015.

Education
Bachelor of Engineering (Electrical and Electronic), Honours 1st class, University of Adelaide, 2012 to 2015
Final-year project: direction finding with four hydrophones in West Lakes

Certificates and courses
Member of Engineers Australia, NER (ITEE) since 2022
VxWorks 7 device drivers, Wind River, five days, 2021
Functional safety for software people, TÜV course, 2019
ITAR and export control awareness, yearly
First aid 2025

Toolbox
C, C++14 and 17, some Rust on weekends, Python, ARM and PowerPC assembly for reading
VxWorks, FreeRTOS, Yocto for the test computers
Trace32, J-Link, Saleae and Tektronix, spectrum analyser
Coverity, Polyspace, LDRA, Ceedling, GoogleTest
VHDL enough to change a register map and simulate it in Questa
Git, GitLab CI, Jira, DOORS

Talks and writing
Everything that a watchdog cannot see, linux.conf.au open hardware day, 2023
Two internal papers about double buffering
Regular answers on an FPGA forum under a name that I will tell you over coffee

Volunteering
CoderDojo in Salisbury, first Saturday of the month, since 2017
Mentor for Aboriginal girls in years 9 and 10 with a STEM academy, since 2020
SES, storm damage crew, 2016 to 2019

Languages
English; Kaurna in small, careful amounts; German from school

Interests
Sailing a 22-foot sloop from North Haven, hence the wish to work on things that float. Analogue synthesizers. A vegetable bed that is eaten by possums.

Referees
My group lead at Bellbird and the former chief engineer of Torrens Avionics; please ring only after we have met. Notice: eight weeks.

Why a change
The receiver card will be finished in March and the next job at Bellbird is on servers and web dashboards. I would like to stay with boards, deadlines in microseconds and salt water. Shifts during sea trials are welcome, as I do not get seasick, or at least have not been caught. On call, early ferry, wet laboratory: all of it is fine, with notice, and a sea trial allowance would be a novelty after four winters of tents.`,
    },
    {
      name: 'years',
      kind: 'years',
      low: 54,
      high: 70,
      best: 63,
      why: 'NV1, degree and the same tools, but the profile claims seven years while the dates show barely three and a half of embedded work after a career in web support.',
      lacks: ['six years of embedded C or C++ under an RTOS (about three and a half by dates)'],
      cv: `JOSHUA PEMBERTHY
Embedded Software Engineer
Golden Grove SA | 0491 570 110 | josh.pemberthy@examplemail.com.au | NV1 (current, to October 2033) | Australian citizen

PROFILE

Embedded engineer with 7+ years in software, comfortable from schematic to unit test. C and C++ on ARM Cortex, FreeRTOS and VxWorks, MISRA, hardware in the loop. I have worked for defence customers and enjoy the discipline that comes with them. Now ready for a senior role.

PROFESSIONAL EXPERIENCE

Embedded Software Engineer
Spencer Gulf Defence Electronics, Technology Park, Adelaide
July 2023 – present
• Develop code for a vehicle intercom: Cortex-M7, FreeRTOS, C11, some C++ for the audio path.
• Wrote drivers for a codec over I2S, an accelerometer over SPI and the non-volatile memory.
• Timing budget of the voice path measured with oscilloscope and GPIO toggles, then documented.
• Took over a small VxWorks gateway from a colleague in 2025: two features, nine defects, a new test bench.
• Coding standard MISRA C:2012; Coverity runs in each pipeline, zero open high findings.
• Requirements in Jama linked to tests; helped to write the software test description after MIL-STD-498 templates.
• Reviewed about 300 merge requests and led a work package with one graduate for four months.
• Twice in Townsville for user trials; fixed a brown-out problem in the back of a Bushmaster.

Junior Firmware Developer (fixed term)
Adelaide Smart Metering, Hindmarsh
April 2023 – June 2023
• Three months of test scripts and small fixes for a water meter on an MSP430, until the product was sold.

Web Support Developer
Rundle Digital, Adelaide
February 2021 – March 2023
• Maintained shops and sites of some forty retailers in PHP, JavaScript and MySQL.
• Ticket queue, 15 a day, mostly before lunch.
• Introduced Git and pull requests to a team that used FTP.
• Automated backups and a status page.

IT Support Officer
Northern Districts Council, Elizabeth
March 2019 – January 2021
• Service desk for 340 people; laptops, telephones, printers, meeting rooms.
• Rolled out Teams and remote access in eleven days in March 2020.
• PowerShell scripts for accounts and licences.

Retail assistant, electronics
Tea Tree Plaza
2015 – 2018, casual
• Components, kits and advice to people with smoking power supplies.

EDUCATION

Bachelor of Engineering (Electrical and Mechatronic), Honours, University of South Australia, 2015 – 2018
Final project: balancing robot on an STM32 with a complementary filter
SACE, Golden Grove High School, 2014

CERTIFICATES

Negative Vetting Level 1, sponsored by Spencer Gulf, granted October 2023
Embedded C++ in practice, Barr-style boot camp, five days, 2024
VxWorks essentials, online, 2025
White Card, 2023
Defence security awareness, each year

TECHNICAL SKILLS

Languages: C, C++, Python, PHP, JavaScript, Bash
Targets: STM32H7, NXP i.MX RT, MSP430, a bit of Zynq
Systems: FreeRTOS, VxWorks, Zephyr at home, embedded Linux at home
Debugging: J-Link, Ozone, logic analyser, two- and four-channel scopes, SystemView
Test: Unity, CMock, pytest, LabVIEW rig from a colleague
Process: Jama, Jira, Bitbucket, Jenkins, Confluence
Electronics: reading of schematics, KiCad, soldering to 0402

PROJECTS IN MY OWN TIME

Weather buoy with LoRa for the sailing club at Somerton: Zephyr, solar cell, two winters without failure
An open driver for a cheap hydrophone amplifier, 130 stars
Pinball machine restoration with new logic boards

VOLUNTEERING

Robotics coach for the First Lego League at a primary school, 2022 to 2025
Member of the Country Fire Service, Tea Tree Gully, radio operator

LANGUAGES

English, first language. Italian from my nonna, mainly for the kitchen.

AWARDS

Spencer Gulf peer award for the brown-out hunt, 2025
Dean's merit list, 2017

INTERESTS

Mountain bikes at Fox Creek, home brewing with too many sensors, cricket as a number eleven, and reading aloud to my two small daughters.

OTHER DETAILS

Full driver licence. Living thirty minutes from Edinburgh Parks. Happy to go to sea; I have done the sea survival course with friends in the sailing club. Notice four weeks. Referees are my present team lead and the program manager, both of whom know that I am looking for a bigger boat, in their words.

WHAT I AM LOOKING FOR

A laboratory in which I can learn from people who have been through several complete product lives, and a group in which I can lead a part of the design, not only the implementation. I should like to become the one who draws the task diagram.`,
    },
    {
      name: 'foreign',
      kind: 'foreign',
      low: 50,
      high: 66,
      best: 58,
      why: 'Fourteen years of first-rate embedded naval work, but his clearance is British and he is in Australia on a visa, so no NV1.',
      lacks: ['current Australian NV1 clearance (holds a United Kingdom DV only, not an Australian citizen)'],
      cv: `GARETH ELLWOOD BEng MIET
Principal Software Engineer, real-time systems
Presently at Glenelg, South Australia | 0491 570 156 | gareth.ellwood@examplemail.co.uk

PERSONAL PROFILE

Real-time engineer, fourteen years in naval and subsea electronics in Dorset and Bristol. Last November my wife accepted a chair at an Adelaide hospital and I came along, with two boys, one dog and a box of debug probes. I have written code which has been round the world under water without a reset, and I would like to do it again from this side.

CAREER

Contract firmware engineer, Tidewise Instruments, Port Adelaide
January 2026 – present (four days a week)
- Current profiler for harbour pilots: C++ on STM32U5 under FreeRTOS; cut power consumption by half.
- Board bring-up from the first prototype to pre-series; drivers for the pressure sensor and an acoustic modem.
- Automated bench in Python with a programmable load.

Principal Software Engineer, Purbeck Sonar Ltd, Weymouth
September 2018 – October 2025
- Architect of the acquisition software for a hull-mounted array: PowerPC and, later, Zynq UltraScale; VxWorks 6.9 and 7; 140,000 lines of C and C++.
- Scheduling design for 512 channels, with measured worst cases on each release.
- Set coding rules on the basis of MISRA and kept them with Polyspace; wrote a two-day course that all new starters attend.
- Led five engineers, later seven; planned increments, kept the estimate and actuals, and reported to the programme board of the Ministry of Defence.
- Nine weeks of sea trials on two frigates and a submarine.
- Life cycle according to Def Stan 00-055 and the company's version of MIL-STD-498; independent safety auditor twice a year.
- Wrote the VHDL for a decimation filter when the FPGA engineer was on parental leave.

Senior Embedded Engineer, Avonmouth Power Conversion, Bristol
June 2014 – August 2018
- Controllers for wind turbine converters: TI C2000 in C, a small in-house kernel, later FreeRTOS.
- CAN, Modbus and PCIe links; IEC 61508 SIL 2 for the trip function.
- Continuous integration with target boards in a rack; first in the company.

Embedded Engineer (graduate scheme), Purbeck Sonar Ltd, Weymouth
September 2011 – May 2014
- Device drivers for a data recorder, test jigs, a calibration bench in a tank.
- Rotations in systems engineering and in the support group at Devonport.

EDUCATION

BEng (Hons) Electronic Engineering, University of Southampton, 2011, first class
A levels in Mathematics, Physics and Electronics, 2008

SECURITY AND RESIDENCE

UK Developed Vetting, held since 2016, SC before that. British citizen; in Australia with a subclass 482 partner visa with work rights until 2029, permanent residence to be applied for in 2028. No Australian clearance held so far.

MEMBERSHIPS AND CERTIFICATES

Member of the IET; application as a chartered engineer in preparation
Certified Professional for Requirements Engineering, foundation, 2017
Advanced VxWorks internals, 2019
Basic offshore safety, BOSIET, 2021
First aider, 2023

SKILLS

C90 to C17, C++ up to 20, Ada to read, Python, Tcl
VxWorks, QNX for one project, FreeRTOS, embedded Linux with Yocto
Lauterbach, scopes to 2 GHz, protocol analysers, hydrophones
DOORS, Enterprise Architect, Git, Gerrit, Jenkins
Beamforming theory to the level of implementing, not inventing

PATENT AND PAPERS

Co-inventor, synchronisation of distributed hydrophone nodes, granted 2022
Undersea Defence Technology conference, Rotterdam 2022: twenty years of one code base
Three internal design guides, one of which is still on the wall, I am told

VOLUNTEERING

RNLI lifeboat crew at Weymouth, 2012 – 2025, helmsman from 2019
Surf life saving at Glenelg, in training for the bronze medallion
STEM days in secondary schools

LANGUAGES

English and Welsh, both from birth; conversational French

INTERESTS

Gig rowing, tide tables as literature, sourdough, repairing valve radios. I am teaching the boys to solder and they are teaching me the rules of Australian football.

REFEREES

The engineering director of Purbeck Sonar; the naval customer's technical authority, now retired; my present client at Port Adelaide. Names and numbers after first contact, please. I can start within four weeks, can relocate my bench at once, and have no objection to weeks at sea; my record for consecutive days without sunlight is twenty-three. I have read that the programme needs cleared people and want to be open about where I stand.`,
    },
    {
      name: 'adjacent',
      kind: 'adjacent',
      low: 34,
      high: 50,
      best: 42,
      why: 'A cleared senior back-end developer on defence logistics with a degree, but in Java and cloud services and never on a target board or an RTOS.',
      lacks: ['six years of embedded C or C++ under an RTOS', 'bench work with oscilloscope and JTAG'],
      cv: `Meera Subramaniam
Senior Software Engineer
Canberra ACT, moving to Adelaide in January 2027
0491 570 157 | meera.s@examplemail.com.au
Citizenship: Australian | Clearance: NV2, valid until November 2029

About

Eleven years of building dependable back-end systems, the past seven for Defence. I enjoy data that has to be right, services that have to stay up and reviews in which people learn something. Family reasons bring me to South Australia.

Work history

Ironbark Digital, Canberra: Senior Software Engineer, Logistics Information Program
Aug 2019 – present
> Technical lead for a set of fourteen services that track spare parts and repairable items of the three services. Java 17 and 21, Spring Boot, Kafka, PostgreSQL.
> Near real-time feed from ships at port: messages are validated, de-duplicated and passed on within two seconds.
> Lead five developers, plan the sprints with the product owner, and speak for the technical side in the fortnightly meeting with the Commonwealth.
> Moved the whole set to a protected-level cloud, with Kubernetes and Terraform, without an outage longer than nine minutes.
> Pipelines with unit, contract and load tests; static analysis with SonarQube; code review by two people.
> Wrote the system design document and the requirements trace for accreditation; passed the IRAP assessment.
> Buddy for nine graduates in six years.

Department contractor through Lakeside Consulting, Canberra: Software Developer
Jan 2017 – Jul 2019
> Case management in C# and SQL Server for a benefits agency.
> Accessibility rework after WCAG 2.1; usability sessions with screen reader users.
> Night batches reduced from five hours to fifty minutes.

Sandgate Software, Brisbane: Junior, then Developer
Feb 2015 – Dec 2016
> Booking engine for ferries in Java EE, later Spring; payment interface; mobile ticket.
> On-call every third week.
> In the first year also front-end work with AngularJS.

University of Queensland: Tutor
2013 – 2014
> Practical classes in data structures and in introductory programming, forty students each.

Education

Bachelor of Information Technology / Bachelor of Science (Computer Science), University of Queensland, 2010 – 2014
In the second year a one-semester unit in computer organisation: assembler on an AVR board, traffic lights, a stepper motor. This was the last time that I programmed hardware.

Certificates

Certified Kubernetes Application Developer, 2023
AWS Solutions Architect Associate, 2022, renewed 2025
SAFe practitioner, 2021
Confluent developer for Kafka, 2020
Embedded systems with Arduino, online, twelve hours, 2026

Technical knowledge

Strong: Java, Kotlin, Spring, SQL, Kafka, REST and gRPC, Docker, Kubernetes, Git, GitLab CI
Good: Python, C#, Terraform, Linux administration
Slight: C and C++ from university; Rust from a reading group
Other: threat modelling, Jira and Confluence, technical writing

Achievements

Program award of the customer for the move to the protected cloud, 2022
Ferry ticket project: shortlisted for a Queensland innovation prize, 2016
Two patents? No. Two children, aged seven and four.

Speaking and community

Organiser of the Canberra Java user group, 2018 to 2023
Talk at a developers' conference in Melbourne, 2022: exactly once and other fairy tales
Volunteer teacher at Girls' Programming Network, one Saturday per term
Treasurer of a parents' cooperative childcare centre, 2021 to 2024

Languages

English, Tamil, and the sort of Japanese that one keeps from high school

How I work

I begin with the failure modes. I write short design notes before I write code and throw away about half of them. I ask what a thing is for. I care for a build that is green at five in the afternoon, and for colleagues who go home then. When something breaks I am more interested in the log than in the culprit.

Interests

Carnatic violin, lap swimming, cryptic crosswords, cooking for the whole street at Deepavali.

Further remarks

I am aware that your advertisement is for the layer beneath the one I am used to. I hold the clearance, know how Defence buys and checks software, and learn fast; I have ordered a development board and have an LED blinking at 1 hertz, or nearly so. I would accept a step down in level for the first year. Referees: the delivery manager at Ironbark and a wing commander, retired, formerly on the customer's side. Notice period six weeks.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 6,
      high: 20,
      best: 12,
      why: 'An Army supply warrant officer turned warehouse manager: the clearance is current, but there is no software, no engineering and no degree.',
      lacks: [
        'six years of embedded C or C++ under an RTOS',
        "bachelor's degree in engineering or computer science",
        'bench work with oscilloscope and JTAG',
        'software life cycle experience',
      ],
      cv: `BRETT MACALLISTER
Para Hills SA
0491 570 158
brett.macallister@examplemail.com.au

CAREER SUMMARY

Veteran with twenty-two years in the Australian Army and four in civilian warehousing. I lead from the front, plan in detail, watch the budget and keep my word. Proven communicator with soldiers, officers, contractors and customers. Strong with Microsoft Office. Keen to remain close to Defence and to join a company in which mateship, discipline and getting the job done mean something.

SECURITY

NV1, current, review due February 2028. Australian citizen by birth.

KEY STRENGTHS

Leadership of teams up to ninety; logistics planning; budgets of up to $6 million; coaching and mentoring; work health and safety; clear briefings; stakeholder relations; resilience; Microsoft Word, Excel, PowerPoint and Project; punctuality.

CIVILIAN EMPLOYMENT

Warehouse Operations Manager, Playford Freight & Storage, Edinburgh North
May 2022 – present
• Run a 14,000 square metre shed with thirty-eight staff on two shifts for customers in food, solar panels and Defence.
• Improved pick accuracy from 97.1 to 99.6 per cent with better labels and a calmer start of shift.
• Chair the toolbox talk every morning and the safety committee every month; 611 days without a lost-time injury.
• Manage labour hire, leave and overtime within a budget of $4.2 million.
• Introduced handheld scanners together with the supplier; trained all of the staff.
• Look after an embedded team of six at the customer's own site during stocktakes.
• Real-time wallboard with orders, trucks and gaps, kept in Excel and put up on a television.

MILITARY SERVICE, ROYAL AUSTRALIAN ARMY ORDNANCE CORPS

Regimental Quartermaster Sergeant (Warrant Officer Class Two), 7th battalion group, Edinburgh
January 2016 – April 2022
• Accountable for weapons, radios, night vision, clothing and stores to the value of $85 million.
• Planned supply for exercises of up to 1,100 people in the Northern Territory and in Queensland.
• Led forty storemen and clerks; wrote their yearly reports; four were commissioned or promoted early.
• Annual audit without deficiency three years in succession.
• Supported the bushfire operation on Kangaroo Island in 2020: fodder, water, fuel and showers.

Company Quartermaster Sergeant and instructor, Bandiana and Darwin
January 2009 – December 2015
• Taught recruits of the corps how to warehouse, pack, palletise and account.
• Served overseas in 2010 and 2012 with supply detachments.
• Developed a week-long course about dangerous goods.

Storeman to Corporal, Townsville and Sydney
March 2000 – December 2008
• Issued, returned, counted, cleaned and counted again.
• Drove trucks, forklifts and, for one year, the commanding officer.

EDUCATION AND TRAINING

Diploma of Logistics, TAFE SA, 2014, through recognition of prior learning
Certificate IV in Training and Assessment, 2010
Certificate IV in Leadership and Management, 2011
Warrant Officer Class Two promotion course, 2015
Excel advanced, two days, 2023
Lean warehouse, three days, 2024
Year 12, Broken Hill High School, 1999

LICENCES

Heavy rigid truck; high-risk work licence for forklift (LF and LO); dangerous goods; first aid; White Card; Working with Children Check

IT

Microsoft Office, MILIS as a power user, a commercial warehouse management system, Teams. My nephew put the wallboard on the television.

HONOURS

Conduct commendation of the brigade commander, 2013
Australian Defence Medal, Defence Long Service Medal with first clasp
Employee of the year, Playford Freight, 2024

VOLUNTEERING

RSL sub-branch, pension and welfare officer, since 2019
Legacy appeal each September
Coach and later president of a junior football club at Para Hills, 2017 – 2023
Sausage sizzles too many to list

LANGUAGES

English. Some Tetum from 2006 and 2010.

INTERESTS

Fishing for whiting from a tinny off St Kilda, restoring a Land Rover of 1971, military history, and grandfatherhood, which began in June.

WHAT I CAN OFFER

You are building something that will be used by sailors, and I know what it is like to be at the end of that chain and to find that the part does not fit. I bring loyalty, good humour, order and a cool head. I am used to rules and secrets. I am ready to learn whatever the position demands, I am fit for sea trials, and I live fifteen minutes from your gate. I can lead people of any trade, because in the end it is always about people, time and money. Referees: a lieutenant colonel, the general manager of Playford Freight and the president of the RSL sub-branch.`,
    },
  ],
};
