// Invented ads for building, electrical, gas, plumbing, cooling, welding, lifting, machining, garage, aviation, rail, shipping, haulage, warehouse, farm, forestry, kitchen, food and security jobs.
import type { MarkedAd } from './marked-ad.ts';

export const adsOfTradesAndTransport: readonly MarkedAd[] = [
  {
    title: 'Gas Engineer, social housing',
    text: `Gas Engineer (Service and Repair)
Thornmoor Homes | Kirklees and Calderdale | £41,870 plus standby | Permanent, 37 hours

About us
Thornmoor Homes was formed in 2003 when the council's houses were transferred to a new landlord. Today we look after 11,400 homes and put every penny of surplus back into them. Our gas team of nineteen engineers came second in the regional contractor awards last autumn.

The job
You'll work from home with a fully stocked van, getting your jobs through a handheld. Day to day you will:
- carry out annual safety checks (LGSRs) on boilers, fires and cookers
- diagnose and repair faults on combi, system and back boilers
- cap off void properties and relight when new tenants move in
- take your turn on the out-of-hours rota, one week in seven

What we're asking for
- You're on the Gas Safe Register, with CCN1, CENWAT, CKR1 and HTR1 all in date.
- NVQ Level 2 or 3 in domestic gas, or City & Guilds equivalent.
- No less than two years on domestic breakdowns since you qualified.
- Comfortable going into the homes of people who may be elderly, anxious or hard to reach, and patient with it.
- A full UK driving licence (we'd need no more than six points).
- Able to use a tablet to fill in certificates on site.

It'd help if you had unvented hot water (G3), and air source heat pump tickets are a bonus - but we can train you in both. LPG isn't essential.

What you get
27 days' holiday rising to 32, a pension we pay 9% into, all your ACS renewals paid for, and a van you can use privately at weekends for a small charge. We'll run a basic DBS check before you start and pay for it.

You'd report to Denise Oakroyd, Gas Compliance Manager. For a chat, ring her on 01484 555 0172. Closing date: midnight, Sunday 9 March. We may close early if we get enough applications.`,
    marks: [
      {
        is: 'nothing',
        quote:
          "Thornmoor Homes was formed in 2003 when the council's houses were transferred to a new landlord.",
      },
      {
        is: 'nothing',
        quote:
          'Our gas team of nineteen engineers came second in the regional contractor awards last autumn.',
      },
      { is: 'nothing', quote: "You'll work from home with a fully stocked van" },
      { is: 'work', quote: 'carry out annual safety checks (LGSRs) on boilers, fires and cookers' },
      { is: 'work', quote: 'diagnose and repair faults on combi, system and back boilers' },
      { is: 'work', quote: 'cap off void properties and relight when new tenants move in' },
      { is: 'work', quote: 'take your turn on the out-of-hours rota, one week in seven' },
      {
        is: 'must',
        of: 'paper',
        quote: "You're on the Gas Safe Register, with CCN1, CENWAT, CKR1 and HTR1 all in date.",
      },
      { is: 'must', of: 'paper', quote: 'NVQ Level 2 or 3 in domestic gas, or City & Guilds equivalent.' },
      {
        is: 'must',
        of: 'years',
        quote: 'No less than two years on domestic breakdowns since you qualified.',
      },
      {
        is: 'want',
        of: 'trait',
        quote:
          'Comfortable going into the homes of people who may be elderly, anxious or hard to reach, and patient with it.',
      },
      { is: 'want', of: 'paper', quote: "A full UK driving licence (we'd need no more than six points)." },
      { is: 'want', of: 'skill', quote: 'Able to use a tablet to fill in certificates on site.' },
      { is: 'wish', of: 'paper', quote: "It'd help if you had unvented hot water (G3)" },
      { is: 'wish', of: 'paper', quote: 'air source heat pump tickets are a bonus' },
      { is: 'nothing', quote: 'we can train you in both' },
      { is: 'wish', of: 'paper', quote: "LPG isn't essential." },
      { is: 'nothing', quote: "27 days' holiday rising to 32" },
      { is: 'nothing', quote: 'all your ACS renewals paid for' },
      { is: 'nothing', quote: "We'll run a basic DBS check before you start and pay for it." },
      { is: 'nothing', quote: "You'd report to Denise Oakroyd, Gas Compliance Manager." },
      { is: 'nothing', quote: 'Closing date: midnight, Sunday 9 March.' },
    ],
  },
  {
    title: 'Class 1 Night Trunk Driver',
    text: `CLASS 1 NIGHT TRUNKERS - DAVENTRY - £19.40 PH (£22.10 SAT) - IMMEDIATE STARTS

Brightway Driving are recruiting on behalf of our client, a household-name parcels carrier with 46 depots nationwide, for 8 x Class 1 drivers on a temp-to-perm basis out of their Daventry superhub. Shifts start between 19:00 and 22:00, Monday to Friday or Tuesday to Saturday. Only drivers with a full Category C+E licence held for 12 months or more can be considered as this is an insurance condition, and nobody will be booked on without a digi card and a valid CPC. No more than 6 points, no DD, DR, IN or CD endorsements in the last five years. The work is mostly drop and swap of double deck trailers to Warrington, Doncaster and Bristol with no handball, although now and then you may be asked to tip a cage load at a satellite depot. Double deck experience would be lovely but isn't a deal breaker, the client will take you out for a night with one of their assessors. You should know your WTD and drivers' hours rules inside out and be able to do your own walkround checks and report defects on the app. We're after people who turn up on time and don't need chasing. If you happen to hold ADR as well then shout, there are a few tanker shifts going at a higher rate. Free secure parking, canteen open all night, weekly pay every Friday, holiday pay accrued on top of the rate, and after 12 weeks you go on to the client's own contract at £43k with pension and 29 days off. A driving assessment of around 45 mins and a D&A test will take place at the depot before the first shift. Text CLASS1 to register.`,
    marks: [
      { is: 'nothing', quote: 'a household-name parcels carrier with 46 depots nationwide' },
      {
        is: 'nothing',
        quote: 'Shifts start between 19:00 and 22:00, Monday to Friday or Tuesday to Saturday',
      },
      {
        is: 'must',
        of: 'paper',
        quote: 'Only drivers with a full Category C+E licence held for 12 months or more can be considered',
      },
      { is: 'must', of: 'paper', quote: 'nobody will be booked on without a digi card and a valid CPC' },
      {
        is: 'must',
        of: 'other',
        quote: 'No more than 6 points, no DD, DR, IN or CD endorsements in the last five years.',
      },
      { is: 'work', quote: 'drop and swap of double deck trailers to Warrington, Doncaster and Bristol' },
      { is: 'work', quote: 'now and then you may be asked to tip a cage load at a satellite depot' },
      {
        is: 'wish',
        of: 'experience',
        quote: "Double deck experience would be lovely but isn't a deal breaker",
      },
      { is: 'nothing', quote: 'the client will take you out for a night with one of their assessors' },
      { is: 'want', of: 'skill', quote: "You should know your WTD and drivers' hours rules inside out" },
      {
        is: 'want',
        of: 'skill',
        quote: 'be able to do your own walkround checks and report defects on the app',
      },
      { is: 'want', of: 'trait', quote: "We're after people who turn up on time and don't need chasing." },
      { is: 'wish', of: 'paper', quote: 'If you happen to hold ADR as well then shout' },
      { is: 'nothing', quote: 'Free secure parking, canteen open all night, weekly pay every Friday' },
      {
        is: 'nothing',
        quote: "after 12 weeks you go on to the client's own contract at £43k with pension and 29 days off",
      },
      {
        is: 'nothing',
        quote:
          'A driving assessment of around 45 mins and a D&A test will take place at the depot before the first shift.',
      },
      { is: 'nothing', quote: 'Text CLASS1 to register.' },
    ],
  },
  {
    title: 'Journeyperson Electrician, industrial maintenance turnaround',
    text: `Journeyperson Electrician
Posting #: CE-24817
Location: Fort Saskatchewan, AB (camp not provided; LOA for out-of-town)
Rate: $49.85/hr + 10% vacation pay, time and a half after 10
Duration: approx. 14 weeks, possible extension
Affiliation: Open shop

Clearwater Bend Electrical has been powering Alberta's Industrial Heartland since 1987. We're employee-owned, COR certified, and we've gone 2.1 million hours without a lost-time injury.

SUMMARY
Reporting to the Electrical General Foreman, the Journeyperson will install, terminate and troubleshoot power and control systems during the spring turnaround at a large petrochemical site.

DUTIES
1. Pull, dress and terminate tray cable, Teck and instrumentation cable.
2. Megger and function-test motors, MCCs and heat trace circuits.
3. Bend and install rigid conduit to drawing; must be able to read single lines and loop drawings without help.
4. Supervise up to two apprentices and sign off on their work.
5. Complete FLHAs and attend daily toolbox talks.

QUALIFICATIONS
1. Alberta Journeyperson Certificate or Interprovincial Red Seal - tickets will be verified before mobilization.
2. Five (5) years in heavy industrial, after ticket. Residential or commercial time does not count toward this.
3. Current CSTS 2020, H2S Alive and Fall Protection.
4. Basic hand tools as per the IBEW-style list; specialty tools are supplied.
5. Clear written English for permits and test sheets.
6. Willing to work a 14 & 7, nights included.

ASSETS
- Hazardous location (Class I Div 1) terminations
- COMPEX
- Confined space or aerial work platform tickets

All successful candidates will be sent for pre-access A&D testing at our expense. Clearwater Bend is an equal opportunity employer and encourages applications from Indigenous tradespeople and women in trades.

Resumes with copies of tickets to the hiring desk, quoting the posting number. No phone calls please.`,
    marks: [
      { is: 'nothing', quote: 'Rate: $49.85/hr + 10% vacation pay, time and a half after 10' },
      {
        is: 'nothing',
        quote: "Clearwater Bend Electrical has been powering Alberta's Industrial Heartland since 1987.",
      },
      { is: 'nothing', quote: "we've gone 2.1 million hours without a lost-time injury" },
      {
        is: 'work',
        quote: 'install, terminate and troubleshoot power and control systems during the spring turnaround',
      },
      { is: 'work', quote: 'Pull, dress and terminate tray cable, Teck and instrumentation cable.' },
      { is: 'work', quote: 'Megger and function-test motors, MCCs and heat trace circuits.' },
      { is: 'work', quote: 'Bend and install rigid conduit to drawing' },
      { is: 'want', of: 'skill', quote: 'must be able to read single lines and loop drawings without help' },
      { is: 'work', quote: 'Supervise up to two apprentices and sign off on their work.' },
      { is: 'work', quote: 'Complete FLHAs and attend daily toolbox talks.' },
      { is: 'must', of: 'paper', quote: 'Alberta Journeyperson Certificate or Interprovincial Red Seal' },
      { is: 'nothing', quote: 'tickets will be verified before mobilization' },
      { is: 'must', of: 'years', quote: 'Five (5) years in heavy industrial, after ticket.' },
      { is: 'must', of: 'paper', quote: 'Current CSTS 2020, H2S Alive and Fall Protection.' },
      { is: 'want', of: 'other', quote: 'Basic hand tools as per the IBEW-style list' },
      { is: 'nothing', quote: 'specialty tools are supplied' },
      { is: 'must', of: 'language', quote: 'Clear written English for permits and test sheets.' },
      { is: 'want', of: 'other', quote: 'Willing to work a 14 & 7, nights included.' },
      { is: 'wish', of: 'experience', quote: 'Hazardous location (Class I Div 1) terminations' },
      { is: 'wish', of: 'paper', quote: 'COMPEX' },
      { is: 'wish', of: 'paper', quote: 'Confined space or aerial work platform tickets' },
      {
        is: 'nothing',
        quote: 'All successful candidates will be sent for pre-access A&D testing at our expense.',
      },
      { is: 'nothing', quote: 'No phone calls please.' },
    ],
  },
  {
    title: 'Aircraft Maintenance Technician, line maintenance',
    text: `Aircraft Maintenance Technician - Line (Nights)
Lakeshore Regional Airways - Milwaukee, WI
Job ID 30992 | Full time | Hourly $36.12 - $47.90 DOE plus $2.25 license premium

Who we are
Lakeshore operates 61 Embraer jets to 54 cities on behalf of our mainline partners. Last year 5.3 million people flew with us, and 99.2% of our flights were completed. Our Milwaukee hangar opened in 2019 and has a shop, a break room with real coffee, and heat (yes, really).

What you'll be doing
• Performing scheduled and unscheduled maintenance on E170/E175 aircraft overnight
• Deferring items under the MEL and coordinating with Maintenance Control
• Documenting every task in the electronic logbook before release
• Running engines and taxiing aircraft once you have been qualified by us

Minimum qualifications
• FAA Airframe and Powerplant certificate
• High school diploma or GED
• Eighteen months of Part 121 or Part 145 experience
• Own set of tools sufficient to perform the job
• Able to lift 50 lb, climb ladders and work outdoors in a Wisconsin January
• Must be able to obtain and keep a SIDA badge
• Read, write, speak and understand English

Preferred
• Experience on Embraer or GE CF34 powerplants
• Avionics troubleshooting background; an FCC GROL or NCATT AET is a nice extra
• Previous run/taxi authority

Why Lakeshore
You fly free from day one, and so do your parents. Medical, dental and vision begin on the first of the month after hire. We match 401(k) up to 7%. Technicians top out in eight years, and most of our leads started on the floor.
Other things people tell us they like: eleven paid holidays, bids for shift and days off by seniority twice a year, a boot and tool allowance of $900, tuition help with Milwaukee Area Technical College, an Employee Assistance Program that answers around the clock, and a profit-sharing check that in four of the last five years has come to more than two weeks' pay. Day-shift slots open up more often than you'd think.

The fine print
Employment is contingent on a ten-year background check and a DOT drug screen. We participate in E-Verify. Lakeshore Regional Airways is an Equal Opportunity Employer, including disability and protected veterans. If you need an accommodation in the application process, contact our People Team.`,
    marks: [
      {
        is: 'nothing',
        quote: 'Lakeshore operates 61 Embraer jets to 54 cities on behalf of our mainline partners.',
      },
      { is: 'nothing', quote: 'Last year 5.3 million people flew with us' },
      {
        is: 'work',
        quote: 'Performing scheduled and unscheduled maintenance on E170/E175 aircraft overnight',
      },
      { is: 'work', quote: 'Deferring items under the MEL and coordinating with Maintenance Control' },
      { is: 'work', quote: 'Documenting every task in the electronic logbook before release' },
      { is: 'work', quote: 'Running engines and taxiing aircraft once you have been qualified by us' },
      { is: 'must', of: 'paper', quote: 'FAA Airframe and Powerplant certificate' },
      { is: 'must', of: 'degree', quote: 'High school diploma or GED' },
      { is: 'must', of: 'years', quote: 'Eighteen months of Part 121 or Part 145 experience' },
      { is: 'want', of: 'other', quote: 'Own set of tools sufficient to perform the job' },
      {
        is: 'want',
        of: 'other',
        quote: 'Able to lift 50 lb, climb ladders and work outdoors in a Wisconsin January',
      },
      { is: 'must', of: 'paper', quote: 'Must be able to obtain and keep a SIDA badge' },
      { is: 'must', of: 'language', quote: 'Read, write, speak and understand English' },
      { is: 'wish', of: 'experience', quote: 'Experience on Embraer or GE CF34 powerplants' },
      { is: 'wish', of: 'experience', quote: 'Avionics troubleshooting background' },
      { is: 'wish', of: 'paper', quote: 'an FCC GROL or NCATT AET is a nice extra' },
      { is: 'wish', of: 'paper', quote: 'Previous run/taxi authority' },
      { is: 'nothing', quote: 'You fly free from day one, and so do your parents.' },
      { is: 'nothing', quote: 'We match 401(k) up to 7%.' },
      { is: 'nothing', quote: 'most of our leads started on the floor' },
      {
        is: 'nothing',
        quote: 'Employment is contingent on a ten-year background check and a DOT drug screen.',
      },
      { is: 'nothing', quote: 'We participate in E-Verify.' },
    ],
  },
  {
    title: 'B1.1 Licensed Aircraft Engineer',
    text: `We're a family-run Part-145 at Shannon with two bays, forty-one people and a waiting list. If you hold an EASA Part-66 B1.1 licence with A320 family (CFM56 or LEAP) on it, please read on; if you don't, we'd gladly hear from you another day but this post can't be filled any other way.

The base maintenance crew is led by Fergal Hanratty, who joined us as an apprentice in 1998. Under him are five certifying engineers, most of whom have the 737 too, and a dozen mechanics. The sixth certifier, i.e. you, will take charge of a bay for the length of a C-check, allot the work cards, inspect what comes back and sign the CRS. You will have spent three years or longer certifying on jets, in the hangar rather than on the ramp, and you'll be able to show a logbook with recency: six months in the last twenty-four. You're someone who stops a job when it isn't right and says so plainly to a customer's rep. Boroscope approval or a B2 to go with the B1 would put you ahead of the field, though neither is expected. Human factors, EWIS and fuel tank safety we renew in-house every spring, so don't worry if yours have lapsed.

Since we hand over aircraft to crews and lessors from everywhere, good spoken and written English is a necessity. French comes in handy with one of our biggest customers.

Pay is €78,000 to €86,000 depending on types held, on a 4-on-4-off day shift, with VHI for you and your family, and a relocation grant of up to €5,000. The estuary, the Burren and three decent schools are within half an hour.

Garda vetting and airside ID will be arranged by us. CV and a scan of your licence to jobs at our address before the end of the month, please. Interviews are on site and there's a walk around the hangar for everyone who comes.`,
    marks: [
      {
        is: 'nothing',
        quote: "We're a family-run Part-145 at Shannon with two bays, forty-one people and a waiting list.",
      },
      {
        is: 'must',
        of: 'paper',
        quote: 'If you hold an EASA Part-66 B1.1 licence with A320 family (CFM56 or LEAP) on it',
      },
      {
        is: 'nothing',
        quote: 'The base maintenance crew is led by Fergal Hanratty, who joined us as an apprentice in 1998.',
      },
      {
        is: 'nothing',
        quote:
          'Under him are five certifying engineers, most of whom have the 737 too, and a dozen mechanics.',
      },
      {
        is: 'work',
        quote:
          'will take charge of a bay for the length of a C-check, allot the work cards, inspect what comes back and sign the CRS',
      },
      {
        is: 'must',
        of: 'years',
        quote:
          'You will have spent three years or longer certifying on jets, in the hangar rather than on the ramp',
      },
      {
        is: 'must',
        of: 'experience',
        quote: "you'll be able to show a logbook with recency: six months in the last twenty-four",
      },
      {
        is: 'want',
        of: 'trait',
        quote: "You're someone who stops a job when it isn't right and says so plainly to a customer's rep.",
      },
      {
        is: 'wish',
        of: 'paper',
        quote: 'Boroscope approval or a B2 to go with the B1 would put you ahead of the field',
      },
      { is: 'nothing', quote: 'Human factors, EWIS and fuel tank safety we renew in-house every spring' },
      { is: 'must', of: 'language', quote: 'good spoken and written English is a necessity' },
      { is: 'wish', of: 'language', quote: 'French comes in handy with one of our biggest customers.' },
      { is: 'nothing', quote: 'Pay is €78,000 to €86,000 depending on types held' },
      { is: 'nothing', quote: 'The estuary, the Burren and three decent schools are within half an hour.' },
      { is: 'nothing', quote: 'Garda vetting and airside ID will be arranged by us.' },
      {
        is: 'nothing',
        quote: 'CV and a scan of your licence to jobs at our address before the end of the month, please.',
      },
    ],
  },
  {
    title: 'Boilermaker / Coded Welder, FIFO shutdowns',
    text: `*** BOILERMAKERS & CODED WELDERS - FIFO EX PERTH - SHUTDOWN STARTING 17 MAY ***

Redgum Industrial Labour has a big one coming up in the Pilbara and we're crewing now.

THE DEAL
> 2/1 roster, 12 hr shifts, days and nights
> $72 ph flat + super + site allowance
> Flights and camp all paid, single ensuite rooms, gym, wet mess (mid-strength only, sorry)
> 6 to 8 weeks with more shuts to follow through to October

THE WORK
> Wear liner change-outs in chutes and screens
> Structural repairs to conveyor gantries, plate work in the crusher
> Pipe spool replacement on the slurry line

TO GET A START
> Trade cert (Cert III Engineering - Fabrication, or recognised overseas trade with an OTSR)
> Welders only: 4G and 6G stick codings, less than 6 mths old
> White Card
> Working at Heights + Confined Space, both RIIWHS / nationally recognised, within 2 yrs
> Must have done at least three mine-site shuts, 2 referees who can vouch for it
> Unrestricted work rights in Australia, no 88-day visas for this one
> Own PPE to get through the gate; we give you a second set on site

GOOD TO HAVE, NOT A SHOWSTOPPER
> Dogging or basic rigging HRW
> EWP over 11 m
> Gas test atmospheres

We want blokes and women who look out for their mates, keep a tidy work front and can hack the heat. Mandatory medical incl. hair-drug screen, we'll book and pay for it in Perth. Police clearance is done by our office.

Redgum was started by two fitters out of a shed in Kwinana in 2011 and still has the same phone number. We are proud to be a registered Aboriginal-partnered business, and Aboriginal and Torres Strait Islander people are strongly encouraged to get in touch.

Send tickets + resume in ONE pdf. If your tickets aren't attached we can't process you. Cheers, Shazza & the Redgum crew`,
    marks: [
      { is: 'nothing', quote: '2/1 roster, 12 hr shifts, days and nights' },
      { is: 'nothing', quote: '$72 ph flat + super + site allowance' },
      {
        is: 'nothing',
        quote: 'Flights and camp all paid, single ensuite rooms, gym, wet mess (mid-strength only, sorry)',
      },
      { is: 'work', quote: 'Wear liner change-outs in chutes and screens' },
      { is: 'work', quote: 'Structural repairs to conveyor gantries, plate work in the crusher' },
      { is: 'work', quote: 'Pipe spool replacement on the slurry line' },
      {
        is: 'must',
        of: 'paper',
        quote: 'Trade cert (Cert III Engineering - Fabrication, or recognised overseas trade with an OTSR)',
      },
      { is: 'must', of: 'paper', quote: 'Welders only: 4G and 6G stick codings, less than 6 mths old' },
      { is: 'must', of: 'paper', quote: 'White Card' },
      {
        is: 'must',
        of: 'paper',
        quote: 'Working at Heights + Confined Space, both RIIWHS / nationally recognised, within 2 yrs',
      },
      { is: 'must', of: 'experience', quote: 'Must have done at least three mine-site shuts' },
      { is: 'want', of: 'other', quote: '2 referees who can vouch for it' },
      { is: 'must', of: 'other', quote: 'Unrestricted work rights in Australia' },
      { is: 'want', of: 'other', quote: 'Own PPE to get through the gate' },
      { is: 'wish', of: 'paper', quote: 'Dogging or basic rigging HRW' },
      { is: 'wish', of: 'paper', quote: 'EWP over 11 m' },
      { is: 'wish', of: 'paper', quote: 'Gas test atmospheres' },
      { is: 'want', of: 'trait', quote: 'look out for their mates, keep a tidy work front' },
      { is: 'want', of: 'other', quote: 'can hack the heat' },
      {
        is: 'nothing',
        quote: "Mandatory medical incl. hair-drug screen, we'll book and pay for it in Perth.",
      },
      { is: 'nothing', quote: 'Police clearance is done by our office.' },
      { is: 'nothing', quote: 'Redgum was started by two fitters out of a shed in Kwinana in 2011' },
      { is: 'nothing', quote: 'Send tickets + resume in ONE pdf.' },
    ],
  },
  {
    title: 'Tower Crane Operator',
    text: `Tower Crane Operator - Auckland CBD

Kia ora! Harbourline Lifting runs fourteen tower cranes around Tāmaki Makaurau, and our newest, a Liebherr 280 luffer, goes up in Wynyard Quarter in August. We need someone to sit in it.

Ko wai mātou / Who we are
A Kiwi-owned lifting outfit, 68 staff, started by Pita Rangihuna in 2006 with one second-hand mobile. Our operators have an average of 12 years in the seat and not one of them left us last year.

The role
Most days are precast panels, reo and formwork for a 31-level apartment tower. You'll do the pre-start and weekly checks, work by radio with our doggers on blind lifts, keep the lift register up to date and let the site manager know when the wind says no. Climbs are done by our own rigging crew.

About you
The successful applicant is a qualified tower crane operator: that means NZQA Level 4 in Cranes (Tower), or a comparable overseas ticket that we can get recognised. You need to have at least 1,000 hours in a luffing crane behind you, hammerheads alone won't do for a site this tight. A current Site Safe passport as well, please.

You'll be calm, you'll have a good head for heights (the cab is 118 metres up, and there's no lift for the last 40) and you'll communicate clearly over the radio in English. Attention to small things matters more to us than speed.

Not essential, but we'd be pleased to see: a dogman or rigger unit standard, a Class 2 licence, or some time on self-erectors.

What we offer
- $48-$54 an hour, 45 hours guaranteed, wet or windy
- Southern Cross health cover
- Paid day off on your birthday
- Accredited employer, so we can support a work visa for the right person

All our people do a pre-employment drug test and take part in random testing.
Applications close 5pm on 30 June; to apply press the button or call Mereana at the yard.`,
    marks: [
      { is: 'nothing', quote: 'Harbourline Lifting runs fourteen tower cranes around Tāmaki Makaurau' },
      { is: 'nothing', quote: 'started by Pita Rangihuna in 2006 with one second-hand mobile' },
      { is: 'nothing', quote: 'Our operators have an average of 12 years in the seat' },
      { is: 'work', quote: 'do the pre-start and weekly checks' },
      { is: 'work', quote: 'work by radio with our doggers on blind lifts' },
      { is: 'work', quote: 'keep the lift register up to date' },
      { is: 'nothing', quote: 'Climbs are done by our own rigging crew.' },
      {
        is: 'must',
        of: 'paper',
        quote:
          'The successful applicant is a qualified tower crane operator: that means NZQA Level 4 in Cranes (Tower), or a comparable overseas ticket that we can get recognised.',
      },
      {
        is: 'must',
        of: 'experience',
        quote: 'You need to have at least 1,000 hours in a luffing crane behind you',
      },
      { is: 'must', of: 'paper', quote: 'A current Site Safe passport as well, please.' },
      { is: 'want', of: 'trait', quote: "You'll be calm" },
      { is: 'want', of: 'other', quote: "you'll have a good head for heights" },
      { is: 'must', of: 'language', quote: "you'll communicate clearly over the radio in English" },
      { is: 'want', of: 'trait', quote: 'Attention to small things matters more to us than speed.' },
      { is: 'wish', of: 'paper', quote: 'a dogman or rigger unit standard' },
      { is: 'wish', of: 'paper', quote: 'a Class 2 licence' },
      { is: 'wish', of: 'experience', quote: 'some time on self-erectors' },
      { is: 'nothing', quote: '$48-$54 an hour, 45 hours guaranteed, wet or windy' },
      { is: 'nothing', quote: 'Accredited employer, so we can support a work visa for the right person' },
      {
        is: 'nothing',
        quote: 'All our people do a pre-employment drug test and take part in random testing.',
      },
      { is: 'nothing', quote: 'Applications close 5pm on 30 June' },
    ],
  },
  {
    title: 'Team Leader, Signalling Maintenance',
    text: `TEAM LEADER (SIGNALLING MAINTENANCE)
Band: 5C    Ref: IRC-70418    Depot: Carnforth    Roster: days, nights and weekends, 35 hrs average

BRIEF DESCRIPTION
To lead a team in the maintenance, fault finding and renewal of signalling assets so that trains run safely and on time across the Furness and Bentham lines.

ABOUT THE TEAM
The depot covers 212 point ends, 9 level crossings with 4 still worked by hand, and some of the last semaphores in the North West. Your team is three technicians and an operative. Two of the technicians have their full licence and the third sits hers in June.

KEY ACCOUNTABILITIES
1	Lead planned maintenance in accordance with SMS and NR/SMTH standards
2	Attend failures within the response time and restore the asset to service
3	Brief the team, plan line blocks and act as COSS or Safe Work Leader
4	Carry out competence assessments of team members in the Sentinel system
5	Investigate wrong side failures with the Section Manager

JOB REQUIREMENTS
Criterion	Essential	Desirable
Qualifications	IRSE licence 1.2.130 Signalling Maintenance Team Leader or Maintainer/Fault Finder 1.2.220	HNC in electrical or electronic engineering
Tickets	PTS and COSS	Individual Working Alone, AC electrified lines
Experience	Fault finding on relay interlockings	Axle counters; SSI or Smartlock
Knowledge	Rule Book, GERT8000	Principles of mechanical signalling
Behaviours	Leads by example on safety; gives honest feedback	Coaching style
Driving	Full manual driving licence	C1 category

MEDICAL
You must meet the medical standard for safety critical work, including colour vision.

SALARY & BENEFITS
£43,118 - £48,506 pro rata, on-call allowance, 75% discount on leisure rail travel, Cycle2Work and two volunteer days. We are a Disability Confident employer and welcome flexible working requests.

HOW TO APPLY
Internal applicants please use the portal. Late applications will not be taken. Assessments are expected in the week of 14 October at York. Successful external candidates undergo baseline security standard checks.`,
    marks: [
      {
        is: 'work',
        quote: 'To lead a team in the maintenance, fault finding and renewal of signalling assets',
      },
      {
        is: 'nothing',
        quote: 'The depot covers 212 point ends, 9 level crossings with 4 still worked by hand',
      },
      {
        is: 'nothing',
        quote: 'Two of the technicians have their full licence and the third sits hers in June.',
      },
      { is: 'work', quote: 'Lead planned maintenance in accordance with SMS and NR/SMTH standards' },
      { is: 'work', quote: 'Attend failures within the response time and restore the asset to service' },
      { is: 'work', quote: 'Brief the team, plan line blocks and act as COSS or Safe Work Leader' },
      { is: 'work', quote: 'Investigate wrong side failures with the Section Manager' },
      {
        is: 'must',
        of: 'paper',
        quote: 'IRSE licence 1.2.130 Signalling Maintenance Team Leader or Maintainer/Fault Finder 1.2.220',
      },
      { is: 'wish', of: 'degree', quote: 'HNC in electrical or electronic engineering' },
      { is: 'must', of: 'paper', quote: 'PTS and COSS' },
      { is: 'wish', of: 'paper', quote: 'Individual Working Alone, AC electrified lines' },
      { is: 'must', of: 'experience', quote: 'Fault finding on relay interlockings' },
      { is: 'wish', of: 'experience', quote: 'Axle counters; SSI or Smartlock' },
      { is: 'want', of: 'skill', quote: 'Rule Book, GERT8000' },
      { is: 'wish', of: 'skill', quote: 'Principles of mechanical signalling' },
      { is: 'want', of: 'trait', quote: 'Leads by example on safety' },
      { is: 'want', of: 'trait', quote: 'gives honest feedback' },
      { is: 'wish', of: 'trait', quote: 'Coaching style' },
      { is: 'want', of: 'paper', quote: 'Full manual driving licence' },
      { is: 'wish', of: 'paper', quote: 'C1 category' },
      {
        is: 'must',
        of: 'other',
        quote: 'You must meet the medical standard for safety critical work, including colour vision.',
      },
      { is: 'nothing', quote: '75% discount on leisure rail travel' },
      { is: 'nothing', quote: 'Assessments are expected in the week of 14 October at York.' },
      { is: 'nothing', quote: 'Successful external candidates undergo baseline security standard checks.' },
    ],
  },
  {
    title: 'Second Mate, inter-island ferries',
    text: `SKARRAVOE ISLANDS COUNCIL
Marine Services - Ferry Operations

SECOND MATE
£44,209 - £47,631 (includes Distant Islands Allowance) | Full time, week on/week off | Ref MAR0226

The Council runs seven ro-ro vessels that carry some 780,000 passengers and 310,000 vehicles a year between nine islands. The service is a lifeline: no ferry, no milk.

Applications are invited for the post of Second Mate on MV Hellia, a 45 m vessel on the north isles route. Accommodation is provided on board in single cabins and meals are found.

Main duties
The postholder will keep a navigational watch, take charge of the vehicle deck during loading and discharge, look after life-saving appliances and fire-fighting equipment, and help with the ordering of stores. You will also relieve the Mate during leave, and will be mustered as commander of the rescue boat.

The postholder must hold a UK STCW II/1 certificate of competency (Officer of the Watch, unlimited or near coastal under 3,000 GT) together with a valid ENG1 and GMDSS GOC. Candidates must also have proficiency in survival craft and rescue boats. Ro-ro passenger training (crowd management and crisis management) is given by us in the first three months.

Previous service on passenger vessels would be advantageous, as would local knowledge or pilotage exemption for the sounds. You should be used to handling vehicles on deck in a swell, to working in a small crew that lives together for a week, and be courteous to the travelling public even at 6 in the morning. Basic computer literacy.

This post is subject to a Disclosure Scotland check which the Council will arrange. Relocation assistance of up to £8,000 may be available. Membership of the Local Government Pension Scheme is automatic.

Informal enquiries to Captain I. Rendall, Marine Superintendent. The Council guarantees an interview to care-experienced applicants and disabled applicants who meet the essential criteria. Please note that CVs are not accepted; apply on myjobscotland.`,
    marks: [
      {
        is: 'nothing',
        quote:
          'The Council runs seven ro-ro vessels that carry some 780,000 passengers and 310,000 vehicles a year between nine islands.',
      },
      { is: 'nothing', quote: 'Accommodation is provided on board in single cabins and meals are found.' },
      { is: 'work', quote: 'keep a navigational watch' },
      { is: 'work', quote: 'take charge of the vehicle deck during loading and discharge' },
      { is: 'work', quote: 'look after life-saving appliances and fire-fighting equipment' },
      { is: 'work', quote: 'You will also relieve the Mate during leave' },
      {
        is: 'must',
        of: 'paper',
        quote:
          'The postholder must hold a UK STCW II/1 certificate of competency (Officer of the Watch, unlimited or near coastal under 3,000 GT)',
      },
      { is: 'must', of: 'paper', quote: 'a valid ENG1 and GMDSS GOC' },
      {
        is: 'must',
        of: 'paper',
        quote: 'Candidates must also have proficiency in survival craft and rescue boats.',
      },
      {
        is: 'nothing',
        quote:
          'Ro-ro passenger training (crowd management and crisis management) is given by us in the first three months.',
      },
      { is: 'wish', of: 'experience', quote: 'Previous service on passenger vessels would be advantageous' },
      { is: 'wish', of: 'skill', quote: 'as would local knowledge or pilotage exemption for the sounds' },
      { is: 'want', of: 'experience', quote: 'You should be used to handling vehicles on deck in a swell' },
      { is: 'want', of: 'trait', quote: 'to working in a small crew that lives together for a week' },
      { is: 'want', of: 'trait', quote: 'be courteous to the travelling public even at 6 in the morning' },
      { is: 'want', of: 'skill', quote: 'Basic computer literacy.' },
      {
        is: 'nothing',
        quote: 'This post is subject to a Disclosure Scotland check which the Council will arrange.',
      },
      { is: 'nothing', quote: 'Relocation assistance of up to £8,000 may be available.' },
      { is: 'nothing', quote: 'Membership of the Local Government Pension Scheme is automatic.' },
      { is: 'nothing', quote: 'Please note that CVs are not accepted; apply on myjobscotland.' },
    ],
  },
  {
    title: 'Commercial HVAC Service Technician',
    text: `Commercial HVAC Service Tech - $32-$44/hr + take-home truck - San Antonio

Tired of being a number? At Mesquite Mechanical you'll have a dispatcher who knows your kids' names.

Here's the honest version of the job. You run 3 to 5 calls a day on rooftop units, split systems, walk-ins and the odd chiller at schools, churches and taquerias across Bexar and Comal counties. You'll find the problem, quote the fix on the iPad, make the repair, and leave the roof cleaner than you found it. On-call comes around every sixth week, and you get a flat $200 just for carrying the phone.

Here's who makes it here:
- EPA 608 Universal. No card, no interview, sorry, it's federal law.
- Registered with TDLR as an Air Conditioning Technician (certified or registered, either one is fine)
- 4+ yrs commercial service. Residential changeouts are honest work but it's not what we do.
- You can read a wiring diagram and chase a low-voltage short without calling a buddy
- Insurable driving record - our carrier looks back 3 years
- Shows up, tells the truth, wears the boots
- Hablas español? Great, about half of our customers do. It's a plus, that's all.

Extra gravy: VRF/VRV schooling, BACnet or Niagara controls, brazing cert. We send everybody through the Daikin class in Houston anyway.

What's in it for you:
Health insurance (we pay 80%), 3% simple IRA match, tool account of $600 a year, 2 weeks PTO to start, paid between Christmas and New Year. Overtime is there if you want it and nobody gives you grief if you don't.

About us: Started 1994 by Ray Cantu Sr. with a '86 Ford. 37 trucks today. Voted Best Place to Work (small business) 2022 by folks who ought to know.

Background check and MVR are run after the offer. Text "COOL" to the shop or walk in with your resume before 10 am, coffee's on. EOE.`,
    marks: [
      { is: 'nothing', quote: "you'll have a dispatcher who knows your kids' names" },
      {
        is: 'work',
        quote: 'You run 3 to 5 calls a day on rooftop units, split systems, walk-ins and the odd chiller',
      },
      { is: 'work', quote: 'find the problem, quote the fix on the iPad, make the repair' },
      { is: 'nothing', quote: 'On-call comes around every sixth week' },
      { is: 'must', of: 'paper', quote: 'EPA 608 Universal.' },
      {
        is: 'must',
        of: 'paper',
        quote:
          'Registered with TDLR as an Air Conditioning Technician (certified or registered, either one is fine)',
      },
      { is: 'must', of: 'years', quote: '4+ yrs commercial service.' },
      {
        is: 'want',
        of: 'skill',
        quote: 'You can read a wiring diagram and chase a low-voltage short without calling a buddy',
      },
      { is: 'want', of: 'other', quote: 'Insurable driving record' },
      { is: 'want', of: 'trait', quote: 'Shows up, tells the truth, wears the boots' },
      {
        is: 'wish',
        of: 'language',
        quote: "Hablas español? Great, about half of our customers do. It's a plus, that's all.",
      },
      { is: 'wish', of: 'skill', quote: 'VRF/VRV schooling' },
      { is: 'wish', of: 'skill', quote: 'BACnet or Niagara controls' },
      { is: 'wish', of: 'paper', quote: 'brazing cert' },
      { is: 'nothing', quote: 'We send everybody through the Daikin class in Houston anyway.' },
      { is: 'nothing', quote: 'Health insurance (we pay 80%)' },
      { is: 'nothing', quote: 'tool account of $600 a year' },
      { is: 'nothing', quote: "Started 1994 by Ray Cantu Sr. with a '86 Ford." },
      { is: 'nothing', quote: 'Background check and MVR are run after the offer.' },
      { is: 'nothing', quote: "walk in with your resume before 10 am, coffee's on" },
    ],
  },
  {
    title: 'Plumber wanted, Cork',
    text: `Hi all 👋 Tadhg here from Lee Valley Plumbing & Heating. Flat out at the mo and looking for a plumber to join us 😅

🔧 Qualified plumber, QQI Level 6 / FETAC senior trades or the UK equivalent, has to be your own trade not a handyman
🔧 safe pass, needs to be in date, won't get ya past the gate otherwise
🔧 full B licence as you'll have one of the vans
🔧 decent with people

RGI would be class but dont let it stop ya, myself & Donal are both registered so we can sign off. Same with heat pumps, we'll send you on the course with SEAI next time it's on.

What you'd be at: bathrooms start to finish, 2 new builds a month (first & second fix), boiler swaps, underfloor, the usual leaks & call outs. 2 apprentices on the crew already, you'd be showing them the ropes a bit too.

💶 €28 to €31 an hour depending on what you can do. 7.30 to 4, half day Friday.
🏖️ 4 wks hols + bank holidays, closed 2 weeks at xmas.

We're going since 2014, 7 of us now, bit of craic. Wouldn't suit someone who leaves a mess behind them! Also you'd want to be able to price small jobs yourself, I can't be everywhere.

Not looking for subbies or agencies please & thanks.

Whatsapp me a few lines on who you worked for and how long, no need for a cv. Tadhg`,
    marks: [
      { is: 'nothing', quote: 'Flat out at the mo and looking for a plumber to join us' },
      {
        is: 'must',
        of: 'paper',
        quote: 'Qualified plumber, QQI Level 6 / FETAC senior trades or the UK equivalent',
      },
      {
        is: 'must',
        of: 'paper',
        quote: "safe pass, needs to be in date, won't get ya past the gate otherwise",
      },
      { is: 'want', of: 'paper', quote: "full B licence as you'll have one of the vans" },
      { is: 'want', of: 'trait', quote: 'decent with people' },
      { is: 'wish', of: 'paper', quote: 'RGI would be class but dont let it stop ya' },
      { is: 'nothing', quote: 'myself & Donal are both registered so we can sign off' },
      { is: 'wish', of: 'skill', quote: 'Same with heat pumps' },
      { is: 'nothing', quote: "we'll send you on the course with SEAI next time it's on" },
      { is: 'work', quote: 'bathrooms start to finish' },
      { is: 'work', quote: '2 new builds a month (first & second fix)' },
      { is: 'work', quote: 'boiler swaps, underfloor, the usual leaks & call outs' },
      { is: 'work', quote: "you'd be showing them the ropes a bit too" },
      { is: 'nothing', quote: '€28 to €31 an hour depending on what you can do' },
      { is: 'nothing', quote: '7.30 to 4, half day Friday' },
      { is: 'nothing', quote: '4 wks hols + bank holidays, closed 2 weeks at xmas' },
      { is: 'nothing', quote: "We're going since 2014, 7 of us now" },
      { is: 'want', of: 'trait', quote: "Wouldn't suit someone who leaves a mess behind them!" },
      { is: 'want', of: 'skill', quote: "you'd want to be able to price small jobs yourself" },
      { is: 'nothing', quote: 'Not looking for subbies or agencies please & thanks.' },
      {
        is: 'nothing',
        quote: 'Whatsapp me a few lines on who you worked for and how long, no need for a cv.',
      },
    ],
  },
  {
    title: 'Reach Truck Operative (Chilled Warehouse)',
    text: `Reach Truck Operative - Chilled | Northmere Fresh Logistics | Magna Park, Lutterworth

Contract: Permanent
Hours: 4 on 4 off, 18:00-06:00
Pay: £15.62 per hour, £17.18 after midnight
Reports to: Shift Manager (Inbound)

THE BUSINESS
Every night 1.2 million cases of salad, yoghurt and ready meals pass through our 480,000 sq ft shed on their way to supermarkets. Northmere is part of a group with sites in Spain, Holland and the UK and was named Chilled Operator of the Year in 2023.

YOUR SHIFT
Unload inbound trailers with a powered pallet truck, put away to height (max 11.4 m) and replenish pick faces. Scan every move so stock stays accurate. Check temperatures and dates at goods-in and reject what isn't right. Charge and check your truck before and after use. Now and again you'll help out in picking or on the cleaning crew, as everyone does.

YOU
Reach truck licence (RTITB, ITSSAR or AITT), refreshed within the past three years. In-house certificates can't be accepted on their own. Six months' recent work on a reach in a busy warehouse and not only a training ground. You are happy working at +2°C for twelve hours (thermals are on us) and you have a careful eye for dates and labels. Team player, reliable, all the usual things but we do mean them. Enough English to follow safety briefings.

USEFUL BUT NOT NEEDED
Counterbalance or VNA. Having used Manhattan or Red Prairie. Food hygiene level 2 - we put all starters through this online in their first week.

GOOD TO KNOW
There's no bus after 9 pm, but a shuttle runs from Rugby and Leicester for £3 a shift. Subsidised canteen, Wagestream, 28 days' holiday, life cover at 2x salary, and a £500 refer-a-friend payment. Truck assessment and induction take place on the first two days and both are paid. Shifts may change with eight weeks' notice.

Please apply online; it takes about four minutes on your phone. Any offer is made subject to right-to-work documents being checked.`,
    marks: [
      { is: 'nothing', quote: 'Pay: £15.62 per hour, £17.18 after midnight' },
      {
        is: 'nothing',
        quote:
          'Every night 1.2 million cases of salad, yoghurt and ready meals pass through our 480,000 sq ft shed',
      },
      { is: 'nothing', quote: 'was named Chilled Operator of the Year in 2023' },
      {
        is: 'work',
        quote:
          'Unload inbound trailers with a powered pallet truck, put away to height (max 11.4 m) and replenish pick faces.',
      },
      { is: 'work', quote: 'Scan every move so stock stays accurate.' },
      { is: 'work', quote: "Check temperatures and dates at goods-in and reject what isn't right." },
      { is: 'work', quote: "Now and again you'll help out in picking or on the cleaning crew" },
      {
        is: 'must',
        of: 'paper',
        quote: 'Reach truck licence (RTITB, ITSSAR or AITT), refreshed within the past three years.',
      },
      { is: 'must', of: 'paper', quote: "In-house certificates can't be accepted on their own." },
      { is: 'must', of: 'years', quote: "Six months' recent work on a reach in a busy warehouse" },
      { is: 'want', of: 'other', quote: 'You are happy working at +2°C for twelve hours' },
      { is: 'want', of: 'trait', quote: 'you have a careful eye for dates and labels' },
      { is: 'want', of: 'trait', quote: 'Team player, reliable' },
      { is: 'must', of: 'language', quote: 'Enough English to follow safety briefings.' },
      { is: 'wish', of: 'paper', quote: 'Counterbalance or VNA.' },
      { is: 'wish', of: 'experience', quote: 'Having used Manhattan or Red Prairie.' },
      { is: 'wish', of: 'paper', quote: 'Food hygiene level 2' },
      { is: 'nothing', quote: 'we put all starters through this online in their first week' },
      { is: 'nothing', quote: 'a shuttle runs from Rugby and Leicester for £3 a shift' },
      {
        is: 'nothing',
        quote: 'Truck assessment and induction take place on the first two days and both are paid.',
      },
      { is: 'nothing', quote: 'Please apply online; it takes about four minutes on your phone.' },
      { is: 'nothing', quote: 'Any offer is made subject to right-to-work documents being checked.' },
    ],
  },
  {
    title: '2IC, dairy farm',
    text: `2IC - 620 COWS - SOUTHLAND

Good people, good grass, good house. We're Aaron and Steph Mulcahy, 50/50 sharemilkers at Otapiri, in our eighth season here. The farm is 218 ha effective, System 3, with a 54-bail rotary (auto cup removers, Protrack, in-shed feeding) that was built in 2016. Last year we did 447 kgMS a cow.

There are four of us in the team: Aaron, the 2IC, and two farm assistants who've both done their Level 3. Our last 2IC is off to his own contract milking job after five years, which we're stoked about.

The position
You'd be in charge when Aaron's away, roughly one weekend in three plus a fortnight in winter. Milking about six times a week, running the springer mob at calving, setting breaks off the plate meter, keeping an eye on mastitis and lameness, and helping the younger ones come on. Spraying and tractor hours too, although the contractors do all our silage.

What we need
Two full seasons minimum on a NZ dairy farm, with at least one spring in charge of a calving mob or a shed. Has to be someone who treats stock quietly, we won't budge on that, and we don't want to hear yelling in the yards. You can do a feed wedge, or can be taught one quickly, and you're handy with a fence. Full car licence would make life easier as it's 25 min to Winton. Own dogs welcome (max 2) but certainly not needed.

Nice if you've got: Primary ITO Level 4, AI technician's ticket, Growsafe. We'll help with the cost of any of these if you haven't.

The package
$78-84k depending on what you bring, 3 bdrm house with heat pump and a woodburner, meat, phone allowance. Roster is 8/2 8/3 in spring, 5/2 after Christmas. School bus at the gate to Winton School; Hedgehope playgroup's on Tuesdays.

Start 1 June. NZ residents or those already holding a valid work visa only this time round. We're a drug-free farm and will ask for a test before signing. Text Steph or send her an email with a CV and two people we can ring.`,
    marks: [
      {
        is: 'nothing',
        quote: "We're Aaron and Steph Mulcahy, 50/50 sharemilkers at Otapiri, in our eighth season here.",
      },
      { is: 'nothing', quote: 'The farm is 218 ha effective, System 3, with a 54-bail rotary' },
      { is: 'nothing', quote: "two farm assistants who've both done their Level 3" },
      { is: 'work', quote: "You'd be in charge when Aaron's away" },
      { is: 'work', quote: 'Milking about six times a week, running the springer mob at calving' },
      { is: 'work', quote: 'keeping an eye on mastitis and lameness' },
      { is: 'work', quote: 'Spraying and tractor hours too' },
      { is: 'must', of: 'years', quote: 'Two full seasons minimum on a NZ dairy farm' },
      { is: 'must', of: 'experience', quote: 'at least one spring in charge of a calving mob or a shed' },
      {
        is: 'want',
        of: 'trait',
        quote: "Has to be someone who treats stock quietly, we won't budge on that",
      },
      { is: 'want', of: 'skill', quote: 'You can do a feed wedge, or can be taught one quickly' },
      { is: 'want', of: 'skill', quote: "you're handy with a fence" },
      { is: 'wish', of: 'paper', quote: "Full car licence would make life easier as it's 25 min to Winton." },
      { is: 'nothing', quote: 'Own dogs welcome (max 2) but certainly not needed.' },
      { is: 'wish', of: 'paper', quote: 'Primary ITO Level 4' },
      { is: 'wish', of: 'paper', quote: "AI technician's ticket" },
      { is: 'wish', of: 'paper', quote: 'Growsafe' },
      { is: 'nothing', quote: "We'll help with the cost of any of these if you haven't." },
      { is: 'nothing', quote: '3 bdrm house with heat pump and a woodburner, meat, phone allowance' },
      { is: 'nothing', quote: 'School bus at the gate to Winton School' },
      {
        is: 'must',
        of: 'other',
        quote: 'NZ residents or those already holding a valid work visa only this time round.',
      },
      { is: 'nothing', quote: "We're a drug-free farm and will ask for a test before signing." },
      { is: 'nothing', quote: 'Text Steph or send her an email with a CV and two people we can ring.' },
    ],
  },
  {
    title: 'Works Squad Craftsperson (Forestry)',
    text: `Works Squad Craftsperson, Pay Band 5
National Woodlands Service - West Region
Location: Aros, Isle of Mull
Salary: £28,641 - £30,015. Island allowance of £2,390 pro rata
Appointment: Permanent, pensionable
Closing: 12 noon, Friday 21 November

Overview
National Woodlands Service looks after 640,000 hectares of forest and land on behalf of Ministers. On Mull we manage Sitka, a growing area of Atlantic rainforest, and one pair of extremely popular white-tailed eagles.

Main Duties
* Fell, snedd and crosscut trees for safety, thinning and path clearance
* Plant, weed and beat up young stands; repair deer fences
* Treat rhododendron by stem injection and foliar spray
* Maintain trails, bridges, signs and car parks for visitors
* Record daily work on a tablet and report hazards to the Works Supervisor

Success profile
Please use your statement (maximum 750 words) to tell us how you meet the essential requirements, because sifting is done against them alone.

Essential
1. LANTRA or NPTC chainsaw maintenance and crosscutting, and felling up to 380 mm (CS30/CS31 or current equivalents)
2. PA1 and PA6 pesticide units, or a commitment to gain them within six months of appointment
3. A driving licence valid in GB. You will have the use of a Service 4x4
4. Experience of outdoor manual work in all weathers
5. An understanding of health and safety as it applies to lone working
6. Working Together and Delivering at Pace, at Band 5 level

Desirable
1. CS38 tree climbing and aerial rescue
2. Gaelic, spoken or written, at any level
3. Some knowledge of upland habitats or native woodland
4. B+E trailer entitlement

Benefits
Civil Service pension with an employer contribution of 28.97%; 25 days leave plus 11.5 public and privilege days; flexitime; PPE including saw boots every two years; up to 3 days paid to volunteer.

We value difference and don't want anyone to feel excluded. If you are a veteran and meet the minimum standards you will be offered an interview. Pre-employment checks are carried out to BPSS. Interviews in Craignure, the week of 8 December; travel is repaid at standard class.`,
    marks: [
      {
        is: 'nothing',
        quote:
          'National Woodlands Service looks after 640,000 hectares of forest and land on behalf of Ministers.',
      },
      { is: 'work', quote: 'Fell, snedd and crosscut trees for safety, thinning and path clearance' },
      { is: 'work', quote: 'Plant, weed and beat up young stands; repair deer fences' },
      { is: 'work', quote: 'Treat rhododendron by stem injection and foliar spray' },
      { is: 'work', quote: 'Maintain trails, bridges, signs and car parks for visitors' },
      {
        is: 'nothing',
        quote:
          'Please use your statement (maximum 750 words) to tell us how you meet the essential requirements',
      },
      {
        is: 'must',
        of: 'paper',
        quote:
          'LANTRA or NPTC chainsaw maintenance and crosscutting, and felling up to 380 mm (CS30/CS31 or current equivalents)',
      },
      {
        is: 'want',
        of: 'paper',
        quote: 'PA1 and PA6 pesticide units, or a commitment to gain them within six months of appointment',
      },
      { is: 'want', of: 'paper', quote: 'A driving licence valid in GB.' },
      { is: 'nothing', quote: 'You will have the use of a Service 4x4' },
      { is: 'want', of: 'experience', quote: 'Experience of outdoor manual work in all weathers' },
      {
        is: 'want',
        of: 'skill',
        quote: 'An understanding of health and safety as it applies to lone working',
      },
      { is: 'want', of: 'trait', quote: 'Working Together and Delivering at Pace, at Band 5 level' },
      { is: 'wish', of: 'paper', quote: 'CS38 tree climbing and aerial rescue' },
      { is: 'wish', of: 'language', quote: 'Gaelic, spoken or written, at any level' },
      { is: 'wish', of: 'skill', quote: 'Some knowledge of upland habitats or native woodland' },
      { is: 'wish', of: 'paper', quote: 'B+E trailer entitlement' },
      { is: 'nothing', quote: 'Civil Service pension with an employer contribution of 28.97%' },
      {
        is: 'nothing',
        quote: 'If you are a veteran and meet the minimum standards you will be offered an interview.',
      },
      { is: 'nothing', quote: 'Pre-employment checks are carried out to BPSS.' },
      {
        is: 'nothing',
        quote: 'Interviews in Craignure, the week of 8 December; travel is repaid at standard class.',
      },
    ],
  },
  {
    title: 'Sous Chef, country house hotel',
    text: `Sous Chef
Rathcarrick House & Gardens, Co. Sligo **** 

Set on 90 acres between the lake and Ben Bulben, Rathcarrick is a 42-bedroom country house in the care of the Lyster family since 1921. The Orangery holds two AA rosettes and a mention in the McKenna Guide; the bar does a roaring trade in chowder.

Our Head Chef, Marcin Wolny, came to us from Dublin in 2020 and has put together a brigade of eleven from six countries, half of whom trained in the house. He now seeks a right hand. To be that person you need to have run a section in a rosette-level or comparable kitchen and to have spent at least two years as a sous or junior sous, because on Marcin's days off the pass is yours.

You will:
• run service five nights out of seven, and Sunday lunch in rotation
• order from our growers and boats, and keep GP above 68%
• look after HACCP records and be the face of the kitchen when the EHO calls
• write rosters for the brigade and bring on our commis
• plate for weddings of up to 180

HACCP Level 2 is a must before you set foot on the line, Level 3 a nice thing to have. A professional cookery qualification (TU Dublin, ATU or City & Guilds 706) or the equivalent in experience is expected. Pastry would be a great string to your bow. We look for somebody even-tempered, generous with what they know and as fussy about a clean fridge as about a sauce. Own transport is advisable since we're 9 km from the nearest bus.

In return: €46,000 - €50,000 plus a share of tips, four-day week averaged over the year, live-in for the first three months should you need it, meals on duty, a stage each year in a kitchen of your choosing, EAP and the use of the pool.

Rathcarrick House is an equal opportunities employer. Applicants must be entitled to work full time in Ireland. Letters with a sample menu to the General Manager, Orla Devaney; a paid trial shift follows the first chat.`,
    marks: [
      {
        is: 'nothing',
        quote: 'Rathcarrick is a 42-bedroom country house in the care of the Lyster family since 1921',
      },
      { is: 'nothing', quote: 'The Orangery holds two AA rosettes and a mention in the McKenna Guide' },
      {
        is: 'nothing',
        quote: 'has put together a brigade of eleven from six countries, half of whom trained in the house',
      },
      {
        is: 'must',
        of: 'experience',
        quote: 'you need to have run a section in a rosette-level or comparable kitchen',
      },
      { is: 'must', of: 'years', quote: 'to have spent at least two years as a sous or junior sous' },
      { is: 'work', quote: 'run service five nights out of seven, and Sunday lunch in rotation' },
      { is: 'work', quote: 'order from our growers and boats, and keep GP above 68%' },
      { is: 'work', quote: 'look after HACCP records and be the face of the kitchen when the EHO calls' },
      { is: 'work', quote: 'plate for weddings of up to 180' },
      { is: 'must', of: 'paper', quote: 'HACCP Level 2 is a must before you set foot on the line' },
      { is: 'wish', of: 'paper', quote: 'Level 3 a nice thing to have' },
      {
        is: 'want',
        of: 'paper',
        quote:
          'A professional cookery qualification (TU Dublin, ATU or City & Guilds 706) or the equivalent in experience is expected.',
      },
      { is: 'wish', of: 'skill', quote: 'Pastry would be a great string to your bow.' },
      { is: 'want', of: 'trait', quote: 'even-tempered, generous with what they know' },
      { is: 'want', of: 'trait', quote: 'as fussy about a clean fridge as about a sauce' },
      { is: 'wish', of: 'other', quote: "Own transport is advisable since we're 9 km from the nearest bus." },
      { is: 'nothing', quote: 'four-day week averaged over the year' },
      { is: 'nothing', quote: 'a stage each year in a kitchen of your choosing' },
      { is: 'must', of: 'other', quote: 'Applicants must be entitled to work full time in Ireland.' },
      { is: 'nothing', quote: 'a paid trial shift follows the first chat' },
    ],
  },
  {
    title: 'Estates Officer (Multi-skilled Electrical), hospital',
    text: `Job title: Estates Craftsperson - Electrical Bias
Band: Agenda for Change 4 (plus RRP of 15%)
Employer: Wenlow Valley University Hospitals NHS Foundation Trust
Department: Estates & Facilities     Base: Queen Maud Hospital     Hours: 37.5, shifts

Job summary
Wenlow Valley serves a population of 520,000 and employs over 8,700 colleagues. Our values - Kind, Open, Bold - were written by staff and patients together. The estates workshop is a friendly place where every craftsperson is supported to become an Authorised Person in time.

Main duties of the job
You will carry out planned and reactive maintenance of electrical plant in wards, theatres and plant rooms, isolate and test in line with HTM 06-01, respond to nurse call and fire alarm faults, and assist mechanical colleagues with ventilation and medical gas plant. Standby generators are tested on the first Sunday of each month and you will take part in this.

PERSON SPECIFICATION

| Heading | Essential | Desirable |
|---|---|---|
| Qualifications | Time-served apprenticeship and City & Guilds Level 3 in electrical installation or maintenance | 2391 Inspection and Testing |
| Qualifications | 18th Edition Wiring Regulations (BS 7671) | HTM 06-02 Competent Person |
| Experience | Three years post-apprenticeship in a commercial or industrial setting | Acute hospital or other 24/7 healthcare site |
| Skills | Fault finding on three-phase control circuits | BMS, for example Trend |
| Skills | Can use a computer to log jobs and order parts | |
| Personal | Polite and calm with patients, visitors and clinical staff | |
| Personal | Able to work at height, in ducts and in hot plant rooms | Car driver |

Benefits
27 days plus bank holidays, rising to 33; NHS pension; nursery on site; Blue Light card; free parking for those on nights.

The Trust was rated Good by the CQC in 2023, and building has started on a new £61m emergency floor. Our staff networks are open to all, and the library, gym and choir are too.

Disclosure and Barring Service Check
This post is subject to the Rehabilitation of Offenders Act (Exceptions Order) 1975, so a Disclosure will be requested by the Trust.

Certificate of Sponsorship
Applications from job seekers who need Skilled Worker sponsorship are welcome and will be considered alongside all others. We particularly welcome applicants from Black, Asian and minority ethnic backgrounds, who are under-represented in Estates.

Contact: Hadiza Bello, Estates Operations Manager, ext. 4418.`,
    marks: [
      {
        is: 'nothing',
        quote: 'Wenlow Valley serves a population of 520,000 and employs over 8,700 colleagues.',
      },
      { is: 'nothing', quote: 'every craftsperson is supported to become an Authorised Person in time' },
      {
        is: 'work',
        quote:
          'carry out planned and reactive maintenance of electrical plant in wards, theatres and plant rooms',
      },
      { is: 'work', quote: 'isolate and test in line with HTM 06-01' },
      { is: 'work', quote: 'respond to nurse call and fire alarm faults' },
      { is: 'work', quote: 'assist mechanical colleagues with ventilation and medical gas plant' },
      {
        is: 'must',
        of: 'paper',
        quote:
          'Time-served apprenticeship and City & Guilds Level 3 in electrical installation or maintenance',
      },
      { is: 'wish', of: 'paper', quote: '2391 Inspection and Testing' },
      { is: 'must', of: 'paper', quote: '18th Edition Wiring Regulations (BS 7671)' },
      { is: 'wish', of: 'paper', quote: 'HTM 06-02 Competent Person' },
      {
        is: 'must',
        of: 'years',
        quote: 'Three years post-apprenticeship in a commercial or industrial setting',
      },
      { is: 'wish', of: 'experience', quote: 'Acute hospital or other 24/7 healthcare site' },
      { is: 'want', of: 'skill', quote: 'Fault finding on three-phase control circuits' },
      { is: 'wish', of: 'skill', quote: 'BMS, for example Trend' },
      { is: 'want', of: 'skill', quote: 'Can use a computer to log jobs and order parts' },
      { is: 'want', of: 'trait', quote: 'Polite and calm with patients, visitors and clinical staff' },
      { is: 'want', of: 'other', quote: 'Able to work at height, in ducts and in hot plant rooms' },
      { is: 'wish', of: 'paper', quote: 'Car driver' },
      { is: 'nothing', quote: '27 days plus bank holidays, rising to 33; NHS pension; nursery on site' },
      { is: 'nothing', quote: 'so a Disclosure will be requested by the Trust' },
      {
        is: 'nothing',
        quote:
          'Applications from job seekers who need Skilled Worker sponsorship are welcome and will be considered alongside all others.',
      },
      { is: 'nothing', quote: 'Contact: Hadiza Bello, Estates Operations Manager, ext. 4418.' },
    ],
  },
  {
    title: 'CNC Machinist, 5-axis, second shift',
    text: `CNC Machinist II - 5-Axis (2nd shift)
Kessling Precision, Inc. | Dayton, OH

Kessling makes landing gear and actuator components for the folks who build airplanes. 112 employees, ITAR registered, AS9100D, and 100% employee owned (ESOP) as of 2018. We invested $6.4 million in new Hermle and DMG machines over the past two years, so nobody here is babysitting a worn-out Bridgeport.

Candidates are U.S. Persons as defined by 22 CFR 120.62. We are not able to make exceptions, as the drawings are export-controlled.

In this job you set up, prove out and run five-axis mills making one to fifty parts in titanium, 15-5 and Inconel. You touch off tools, adjust offsets, edit code at the control, deburr, and check your own parts with mics, bore gauges and a height stand. First articles go to the CMM room. You leave notes for third shift that a human being can follow. A working knowledge of GD&T is needed to do any of this, as is the ability to hold ± .0005" all night long and not just on the first part.

Your background: 5 years' minimum in a job shop or aerospace machine shop, two of them on five-axis; a high school diploma; comfortable with Heidenhain controls (Fanuc people pick it up in a month, and we'll teach you). A certificate from a career center or NIMS credentials may stand in for one of the five years.

Points in your favor but not required: hyperMILL or Mastercam programming, Vericut, time as a lead.

We keep a tobacco-free campus.

Pay: $30.50 to $38.75 + 12% second-shift differential. Mon-Thu 3:30 pm-2 am, so three-day weekends all year long. ESOP shares after 1,000 hours, HSA with employer money in it, tuition paid at Sinclair, and a summer picnic with frankly too much brisket. Climate controlled to 70°F.

Apply at our site or stop at the front desk. Recruiters: we have a full-time one and like her. Kessling Precision is an EEO/AA employer, M/F/Vet/Disability. Post-offer drug screen and physical.`,
    marks: [
      {
        is: 'nothing',
        quote: '112 employees, ITAR registered, AS9100D, and 100% employee owned (ESOP) as of 2018.',
      },
      {
        is: 'nothing',
        quote: 'We invested $6.4 million in new Hermle and DMG machines over the past two years',
      },
      { is: 'must', of: 'other', quote: 'Candidates are U.S. Persons as defined by 22 CFR 120.62.' },
      {
        is: 'work',
        quote:
          'set up, prove out and run five-axis mills making one to fifty parts in titanium, 15-5 and Inconel',
      },
      { is: 'work', quote: 'touch off tools, adjust offsets, edit code at the control, deburr' },
      { is: 'work', quote: 'check your own parts with mics, bore gauges and a height stand' },
      { is: 'work', quote: 'You leave notes for third shift that a human being can follow.' },
      { is: 'want', of: 'skill', quote: 'A working knowledge of GD&T is needed to do any of this' },
      {
        is: 'want',
        of: 'skill',
        quote: 'the ability to hold ± .0005" all night long and not just on the first part',
      },
      { is: 'must', of: 'years', quote: "5 years' minimum in a job shop or aerospace machine shop" },
      { is: 'must', of: 'years', quote: 'two of them on five-axis' },
      { is: 'must', of: 'degree', quote: 'a high school diploma' },
      { is: 'want', of: 'skill', quote: 'comfortable with Heidenhain controls' },
      { is: 'nothing', quote: "Fanuc people pick it up in a month, and we'll teach you" },
      { is: 'wish', of: 'skill', quote: 'hyperMILL or Mastercam programming' },
      { is: 'wish', of: 'skill', quote: 'Vericut' },
      { is: 'wish', of: 'experience', quote: 'time as a lead' },
      { is: 'nothing', quote: 'We keep a tobacco-free campus.' },
      { is: 'nothing', quote: 'Mon-Thu 3:30 pm-2 am, so three-day weekends all year long.' },
      { is: 'nothing', quote: 'tuition paid at Sinclair' },
      { is: 'nothing', quote: 'Recruiters: we have a full-time one and like her.' },
      { is: 'nothing', quote: 'Post-offer drug screen and physical.' },
    ],
  },
  {
    title: 'Food Safety and Quality Supervisor, seafood processing',
    text: `Food Safety & Quality Supervisor
Company: Fundy Crest Seafoods Ltd.
Where: Digby, Nova Scotia (on site)
Salary: $64,000 to $71,000 a year, plus season bonus
Positions: 1
Language of work: English

Since 1959 Fundy Crest has landed, shucked and frozen scallops in Digby. In season there are 240 of us on two shifts, many from Jamaica and the Philippines, and we ship to 17 countries. The plant was enlarged in 2021 with a new IQF line.

Role overview
The Supervisor owns the Preventive Control Plan, leads a team of five QA technicians and speaks for the plant when CFIA or a BRCGS auditor is at the door. The role reports to the Director of Technical Services, who is a microbiologist by training.

Responsibilities
- Verify CCPs, review records daily, release or hold product
- Lead internal audits and close out non-conformances
- Run the environmental swabbing program for Listeria
- Give GMP and allergen training to all new starts
- Manage complaints and mock recalls

Requirements
Education: a B.Sc. in food science, microbiology or biology, or a two-year college diploma in food technology together with PCQI.
Experience: 3 years to less than 5 years in a federally registered food plant.
HACCP certification is mandatory. So is flexibility on hours, as boats don't land nine to five.
The right person will be firm but fair; production will push and you'll have to say no with a smile. Strong Excel. Good at writing a procedure that people read.

What would set you apart
Fish or shellfish background. Lead auditor training for BRCGS. Tagalog or Spanish, even a little, goes a long way on our floor. Valid class 5 licence preferred.

What we provide
Health and dental from day one, RRSP match of 4%, moving help, five pounds of scallops at Christmas. We'll cover the cost of courses.
Digby has a hospital, a French and an English school, a ferry to Saint John and some of the highest tides anywhere. Houses still cost about half of what they do in Halifax, which is two and a half hours away. The plant closes for two weeks in January while the boats are hauled out, and everyone is paid through it.

Fundy Crest is committed to employment equity and invites members of the Mi'kmaq, African Nova Scotian and Acadian communities to self-identify. We thank all who apply; only those selected for an interview will be contacted. Reference checks are made before any offer.`,
    marks: [
      { is: 'nothing', quote: 'Since 1959 Fundy Crest has landed, shucked and frozen scallops in Digby.' },
      {
        is: 'nothing',
        quote: 'In season there are 240 of us on two shifts, many from Jamaica and the Philippines',
      },
      {
        is: 'nothing',
        quote: 'The role reports to the Director of Technical Services, who is a microbiologist by training.',
      },
      { is: 'work', quote: 'Verify CCPs, review records daily, release or hold product' },
      { is: 'work', quote: 'Lead internal audits and close out non-conformances' },
      { is: 'work', quote: 'Run the environmental swabbing program for Listeria' },
      { is: 'work', quote: 'Give GMP and allergen training to all new starts' },
      {
        is: 'must',
        of: 'degree',
        quote:
          'a B.Sc. in food science, microbiology or biology, or a two-year college diploma in food technology together with PCQI',
      },
      {
        is: 'must',
        of: 'years',
        quote: '3 years to less than 5 years in a federally registered food plant.',
      },
      { is: 'must', of: 'paper', quote: 'HACCP certification is mandatory.' },
      { is: 'want', of: 'other', quote: "So is flexibility on hours, as boats don't land nine to five." },
      { is: 'want', of: 'trait', quote: 'The right person will be firm but fair' },
      { is: 'want', of: 'skill', quote: 'Strong Excel.' },
      { is: 'want', of: 'skill', quote: 'Good at writing a procedure that people read.' },
      { is: 'wish', of: 'experience', quote: 'Fish or shellfish background.' },
      { is: 'wish', of: 'paper', quote: 'Lead auditor training for BRCGS.' },
      {
        is: 'wish',
        of: 'language',
        quote: 'Tagalog or Spanish, even a little, goes a long way on our floor.',
      },
      { is: 'wish', of: 'paper', quote: 'Valid class 5 licence preferred.' },
      { is: 'nothing', quote: 'Health and dental from day one, RRSP match of 4%, moving help' },
      { is: 'nothing', quote: "We'll cover the cost of courses." },
      {
        is: 'nothing',
        quote:
          "invites members of the Mi'kmaq, African Nova Scotian and Acadian communities to self-identify",
      },
      { is: 'nothing', quote: 'only those selected for an interview will be contacted' },
    ],
  },
  {
    title: 'Security Officer, hospital and health precinct',
    text: `Security Officers x 6 | Ipswich QLD | Permanent part-time and casual

Ironbark Protective Group looks after hospitals, universities and council libraries across South East Queensland. We've been on the West Moreton health precinct since 2016 and have just had the contract renewed for another five years, so there's work.

It isn't a job for standing around in a suit. On an ordinary night you'll patrol the wards and carparks, walk nurses to their vehicles, sit with patients at risk of absconding, answer Code Blacks and write it all up before handover. The lads and ladies on the current crew come from the Army, childcare, pubs and footy clubs, and several are studying nursing or policing.

You can't be rostered without a Queensland Class 1 Unarmed Guard licence, and you'll need your first aid and CPR (HLTAID011/009), the latter within 12 months. A Working with Children Blue Card: apply for it before you start, and we pay. Immunisation against hep B, MMR and pertussis is a Queensland Health condition for everyone on site and can't be waived.

We're after:
 - someone who talks first and goes hands-on last
 - sound report writing
 - at least 1 yr in a front-facing security role, or in corrections, the ADF or mental health care
 - open availability, including Friday and Saturday nights
 - decent fitness, as you can clock 18,000 steps

Crowd controller endorsement or MAYBO/MAPA occupational violence training is well regarded. Don't have it? The three-day course is run at our Booval office and you're paid to attend.

Rates are as per the Security Services Industry Award, L3, $29.70 base, to $59.40 on Sundays. Uniforms supplied and washed. Free parking, which at a hospital is worth more than it sounds.

Ironbark is an inclusive employer; we hold a White Ribbon accreditation and 31% of our officers are women. A national police check is lodged for each new starter.

Apply through SEEK with a cover letter that tells us about a time you calmed somebody down.`,
    marks: [
      { is: 'nothing', quote: "We've been on the West Moreton health precinct since 2016" },
      { is: 'work', quote: 'patrol the wards and carparks, walk nurses to their vehicles' },
      { is: 'work', quote: 'sit with patients at risk of absconding' },
      { is: 'work', quote: 'answer Code Blacks and write it all up before handover' },
      {
        is: 'nothing',
        quote: 'The lads and ladies on the current crew come from the Army, childcare, pubs and footy clubs',
      },
      {
        is: 'must',
        of: 'paper',
        quote: "You can't be rostered without a Queensland Class 1 Unarmed Guard licence",
      },
      {
        is: 'must',
        of: 'paper',
        quote: "you'll need your first aid and CPR (HLTAID011/009), the latter within 12 months",
      },
      { is: 'must', of: 'paper', quote: 'A Working with Children Blue Card: apply for it before you start' },
      {
        is: 'must',
        of: 'other',
        quote:
          "Immunisation against hep B, MMR and pertussis is a Queensland Health condition for everyone on site and can't be waived.",
      },
      { is: 'want', of: 'trait', quote: 'someone who talks first and goes hands-on last' },
      { is: 'want', of: 'skill', quote: 'sound report writing' },
      {
        is: 'must',
        of: 'years',
        quote:
          'at least 1 yr in a front-facing security role, or in corrections, the ADF or mental health care',
      },
      { is: 'want', of: 'other', quote: 'open availability, including Friday and Saturday nights' },
      { is: 'want', of: 'other', quote: 'decent fitness, as you can clock 18,000 steps' },
      {
        is: 'wish',
        of: 'paper',
        quote: 'Crowd controller endorsement or MAYBO/MAPA occupational violence training is well regarded.',
      },
      { is: 'nothing', quote: "The three-day course is run at our Booval office and you're paid to attend." },
      { is: 'nothing', quote: 'Uniforms supplied and washed.' },
      { is: 'nothing', quote: 'we hold a White Ribbon accreditation and 31% of our officers are women' },
      { is: 'nothing', quote: 'A national police check is lodged for each new starter.' },
      {
        is: 'nothing',
        quote: 'Apply through SEEK with a cover letter that tells us about a time you calmed somebody down.',
      },
    ],
  },
  {
    title: 'MOT Tester / Vehicle Technician',
    text: `MOT TESTER / TECHNICIAN REQUIRED - BUSY INDEPENDENT, HEREFORD

Tudge & Daughter Motors, est 1976. Four ramps, one class 4 & 7 MOT bay, a parts room that Linda understands.

Due to Malc retiring (42 years with us!!) we are looking for a time served technician who is an authorised MOT tester. Class 4 is necessary, class 7 we can put you through. Your annual assessment has to be up to date and you musn't have had a cessation or any disciplinary points with DVSA.

Typical week = 20 or so MOTs, services, brakes, clutches, timing chains, diagnostics on the Autel & ODIS, the odd engine out. You'd also keep the QC log and be our site's second AEDM contact when Sarah's on holiday.

Level 3 light vehicle (NVQ / IMI / C&G) please. Own tools, as ours have our names on. It goes without saying you have a driving licence, for road tests. You'll explain to Mrs Powell why her bushes failed in words she can follow and you won't sell her a thing she doesn't need - this above all.

EV Level 2 or 3 or an F-Gas air con ticket? Very welcome, though no bother if not, Ryan has both.

Pay £36-40k according to experience + £2 per test after the first 15. Mon to Fri 8 - 5.15, one Sat morning in three. 5 weeks off + bank hols + your birthday.

No agencies, no time wasters. Drop in with a CV and ask for Sarah Tudge or email the garage.`,
    marks: [
      {
        is: 'nothing',
        quote:
          'Tudge & Daughter Motors, est 1976. Four ramps, one class 4 & 7 MOT bay, a parts room that Linda understands.',
      },
      { is: 'nothing', quote: 'Due to Malc retiring (42 years with us!!)' },
      { is: 'must', of: 'experience', quote: 'a time served technician' },
      { is: 'must', of: 'paper', quote: 'an authorised MOT tester' },
      { is: 'must', of: 'paper', quote: 'Class 4 is necessary' },
      { is: 'nothing', quote: 'class 7 we can put you through' },
      { is: 'must', of: 'paper', quote: 'Your annual assessment has to be up to date' },
      {
        is: 'must',
        of: 'other',
        quote: "you musn't have had a cessation or any disciplinary points with DVSA",
      },
      { is: 'work', quote: '20 or so MOTs, services, brakes, clutches, timing chains' },
      { is: 'work', quote: 'diagnostics on the Autel & ODIS' },
      { is: 'work', quote: "keep the QC log and be our site's second AEDM contact when Sarah's on holiday" },
      { is: 'must', of: 'paper', quote: 'Level 3 light vehicle (NVQ / IMI / C&G) please.' },
      { is: 'want', of: 'other', quote: 'Own tools, as ours have our names on.' },
      {
        is: 'want',
        of: 'paper',
        quote: 'It goes without saying you have a driving licence, for road tests.',
      },
      {
        is: 'want',
        of: 'skill',
        quote: "You'll explain to Mrs Powell why her bushes failed in words she can follow",
      },
      { is: 'want', of: 'trait', quote: "you won't sell her a thing she doesn't need - this above all" },
      {
        is: 'wish',
        of: 'paper',
        quote: 'EV Level 2 or 3 or an F-Gas air con ticket? Very welcome, though no bother if not',
      },
      { is: 'nothing', quote: 'Ryan has both' },
      { is: 'nothing', quote: '5 weeks off + bank hols + your birthday.' },
      { is: 'nothing', quote: 'No agencies, no time wasters.' },
      { is: 'nothing', quote: 'Drop in with a CV and ask for Sarah Tudge or email the garage.' },
    ],
  },
  {
    title: 'Conducteur SPL citerne (H/F)',
    text: `CONDUCTEUR SPL CITERNE H/F - CDI - Fos-sur-Mer (13)

Transports Garrouste & Fils, entreprise familiale fondée en 1968, exploite 85 ensembles et emploie 130 personnes sur quatre agences. Spécialistes du vrac liquide, nous livrons hydrocarbures et produits chimiques dans tout le grand Sud-Est. Nos camions ont trois ans de moyenne d'âge et chaque conducteur a le sien.

Vos missions
Rattaché(e) au responsable d'exploitation, vous :
- chargez en raffinerie et livrez les stations-service selon un planning remis la veille ;
- procédez aux opérations de dépotage dans le respect des protocoles de sécurité ;
- contrôlez l'état du véhicule et tenez à jour les documents de bord ;
- êtes notre premier ambassadeur auprès des clients.

Votre profil
Le permis CE en cours de validité, la FIMO ou FCO marchandises à jour et la carte conducteur sont indispensables. ADR de base et spécialisation citerne exigés, aucune candidature ne sera étudiée sans. Vous justifiez de deux ans de conduite en super-lourd au minimum. Un GIES serait un plus, mais nous pouvons le financer. Rigoureux, ponctuel, vous avez le sens du service et savez garder votre calme dans les bouchons de l'A7. La connaissance du secteur est appréciée. Découcher une à deux nuits par semaine ne doit pas vous faire peur.

Nous offrons
Coefficient 150M, taux horaire de 13,10 €, prime de produit, frais de route selon convention, 13e mois et mutuelle prise en charge à 70 %. Repos un samedi sur deux minimum. Un mois de doublage avec Jean-Marc, formateur maison depuis quinze ans, est prévu à l'arrivée.

La visite médicale d'embauche est organisée par nos soins. Poste ouvert aux personnes en situation de handicap.

Pour postuler : CV et copie recto-verso des permis à déposer à l'agence ou à envoyer à Mme Lopez. Réponse sous huit jours.`,
    marks: [
      {
        is: 'nothing',
        quote:
          'entreprise familiale fondée en 1968, exploite 85 ensembles et emploie 130 personnes sur quatre agences',
      },
      { is: 'nothing', quote: "Nos camions ont trois ans de moyenne d'âge et chaque conducteur a le sien." },
      {
        is: 'work',
        quote: 'chargez en raffinerie et livrez les stations-service selon un planning remis la veille',
      },
      { is: 'work', quote: 'procédez aux opérations de dépotage dans le respect des protocoles de sécurité' },
      { is: 'work', quote: "contrôlez l'état du véhicule et tenez à jour les documents de bord" },
      { is: 'must', of: 'paper', quote: 'Le permis CE en cours de validité' },
      { is: 'must', of: 'paper', quote: 'la FIMO ou FCO marchandises à jour' },
      { is: 'must', of: 'paper', quote: 'la carte conducteur sont indispensables' },
      {
        is: 'must',
        of: 'paper',
        quote: 'ADR de base et spécialisation citerne exigés, aucune candidature ne sera étudiée sans.',
      },
      { is: 'must', of: 'years', quote: 'Vous justifiez de deux ans de conduite en super-lourd au minimum.' },
      { is: 'wish', of: 'paper', quote: 'Un GIES serait un plus' },
      { is: 'nothing', quote: 'nous pouvons le financer' },
      { is: 'want', of: 'trait', quote: 'Rigoureux, ponctuel, vous avez le sens du service' },
      { is: 'want', of: 'trait', quote: "savez garder votre calme dans les bouchons de l'A7" },
      { is: 'wish', of: 'skill', quote: 'La connaissance du secteur est appréciée.' },
      {
        is: 'want',
        of: 'other',
        quote: 'Découcher une à deux nuits par semaine ne doit pas vous faire peur.',
      },
      { is: 'nothing', quote: '13e mois et mutuelle prise en charge à 70 %' },
      {
        is: 'nothing',
        quote:
          "Un mois de doublage avec Jean-Marc, formateur maison depuis quinze ans, est prévu à l'arrivée.",
      },
      { is: 'nothing', quote: "La visite médicale d'embauche est organisée par nos soins." },
      { is: 'nothing', quote: 'Réponse sous huit jours.' },
    ],
  },
  {
    title: 'Frigoriste (compagnon), Québec',
    text: `Frigoriste compagnon – réfrigération commerciale
Froid Bellechasse inc. · Lévis (Chaudière-Appalaches) · Temps plein, permanent

Tu en as assez des quatre heures de route par jour? Chez Froid Bellechasse, 90 % de nos clients sont à moins de 45 minutes du garage. On est 26, dont 14 frigoristes, et on entretient les comptoirs réfrigérés d'une centaine d'épiceries et de quelques arénas depuis 1995.

Ce qui t'attend
Tu vas diagnostiquer et réparer des systèmes au CO2 transcritique, des racks et des chambres froides, faire les entretiens préventifs, remplir tes bons de travail sur la tablette et jaser avec les gérants de magasin. La garde revient une fin de semaine sur sept et elle est payée même si le téléphone ne sonne pas.

Ce que ça prend
1) Carte de compétence compagnon CCQ en frigoriste – les apprentis de 4e période, on vous verra l'an prochain!
2) Attestation halocarbures en règle
3) Cours ASP Construction (30 h)
4) Permis de conduire classe 5, le camion est fourni et tu le gardes le soir
5) Débrouillardise, autonomie et respect de la clientèle
6) Le français parlé est nécessaire au quotidien avec nos clients

De l'expérience avec le CO2? C'est un gros atout, pas une condition : on t'envoie en formation à Montréal deux semaines, toutes dépenses payées. L'anglais de base peut dépanner à l'occasion, tout comme la certification en brasage ou des notions de contrôles (Micro Thermo, Danfoss).

Ce qu'on t'offre
Taux CCQ + 2 $/h, semaine de 40 heures en quatre jours et demi, boni de référencement de 3 000 $, outils spécialisés fournis, vêtements de travail, BBQ aux deux semaines l'été et un patron qui répond au téléphone.

Froid Bellechasse souscrit au principe de l'égalité en emploi. Le masculin est utilisé pour alléger le texte. Envoie ton CV à Manon ou passe prendre un café au 112, route du Pont-Rouge; les entrevues se font en personne.`,
    marks: [
      { is: 'nothing', quote: '90 % de nos clients sont à moins de 45 minutes du garage' },
      { is: 'nothing', quote: 'On est 26, dont 14 frigoristes' },
      {
        is: 'work',
        quote:
          'diagnostiquer et réparer des systèmes au CO2 transcritique, des racks et des chambres froides',
      },
      { is: 'work', quote: 'faire les entretiens préventifs' },
      { is: 'work', quote: 'remplir tes bons de travail sur la tablette' },
      { is: 'nothing', quote: 'La garde revient une fin de semaine sur sept' },
      { is: 'must', of: 'paper', quote: 'Carte de compétence compagnon CCQ en frigoriste' },
      { is: 'must', of: 'paper', quote: 'Attestation halocarbures en règle' },
      { is: 'must', of: 'paper', quote: 'Cours ASP Construction (30 h)' },
      { is: 'want', of: 'paper', quote: 'Permis de conduire classe 5' },
      { is: 'nothing', quote: 'le camion est fourni et tu le gardes le soir' },
      { is: 'want', of: 'trait', quote: 'Débrouillardise, autonomie et respect de la clientèle' },
      { is: 'must', of: 'language', quote: 'Le français parlé est nécessaire au quotidien avec nos clients' },
      {
        is: 'wish',
        of: 'experience',
        quote: "De l'expérience avec le CO2? C'est un gros atout, pas une condition",
      },
      { is: 'nothing', quote: "on t'envoie en formation à Montréal deux semaines, toutes dépenses payées" },
      { is: 'wish', of: 'language', quote: "L'anglais de base peut dépanner à l'occasion" },
      { is: 'wish', of: 'paper', quote: 'la certification en brasage' },
      { is: 'wish', of: 'skill', quote: 'des notions de contrôles (Micro Thermo, Danfoss)' },
      {
        is: 'nothing',
        quote: 'semaine de 40 heures en quatre jours et demi, boni de référencement de 3 000 $',
      },
      { is: 'nothing', quote: "Froid Bellechasse souscrit au principe de l'égalité en emploi." },
      { is: 'nothing', quote: 'les entrevues se font en personne' },
    ],
  },
  {
    title: 'Elektroniker Instandhaltung (m/w/d)',
    text: `Elektroniker / Mechatroniker für die Instandhaltung (m/w/d)
Standort: Bad Lauterbrunn an der Werra
Eintritt: ab sofort, unbefristet, Vollzeit im 3-Schicht-Betrieb

Die Hagedorn Wellpappe GmbH & Co. KG stellt seit 1932 Verpackungen her. Mit 310 Beschäftigten und einem Umsatz von 94 Mio. Euro gehören wir zu den größeren Arbeitgebern im Werratal. 2024 ging unsere neue Wellpappenanlage mit 2,80 m Arbeitsbreite in Betrieb.

Ihre Aufgaben
• Beheben von Störungen an Wellpappenanlage, Inlinern und Fördertechnik
• Vorbeugende Wartung nach Plan, Dokumentation in SAP PM
• Mitwirken bei Umbauten und Inbetriebnahmen
• Prüfen ortsveränderlicher Geräte nach DGUV V3

Ihr Profil
• Abgeschlossene Berufsausbildung als Elektroniker für Betriebstechnik, Mechatroniker oder vergleichbar – zwingend, da Sie als Elektrofachkraft eingesetzt werden
• Mindestens drei Jahre Berufspraxis in der industriellen Instandhaltung
• Sicherer Umgang mit Siemens S7 / TIA Portal bei der Fehlersuche
• Deutsch mindestens auf Niveau B2, weil Schaltpläne, Unterweisungen und Schichtübergabe auf Deutsch sind
• Bereitschaft zu Schicht- und gelegentlicher Wochenendarbeit
• Teamgeist und eine ruhige Hand, auch wenn die Anlage steht

Schön, aber kein Muss
• Schaltberechtigung bis 20 kV
• Staplerschein oder Bedienerausweis für Hubarbeitsbühnen (können Sie bei uns machen)
• Englisch, um mit den Herstellern zu telefonieren

Das bekommen Sie
Entgelt nach Tarif der Papierverarbeitung, Schichtzulagen von 25 %, 30 Tage Urlaub, Weihnachtsgeld, Bikeleasing, Betriebsrente und eine Kantine, in der noch gekocht wird. Sechs Wochen Einarbeitung durch erfahrene Kollegen; zwei von ihnen haben schon hier gelernt.

Wir begrüßen Bewerbungen unabhängig von Geschlecht, Herkunft, Alter, Religion oder Behinderung. Ihre Unterlagen mit frühestem Eintrittstermin richten Sie bitte an Frau Siebenhaar, Personal. Die arbeitsmedizinische Untersuchung (G 20, G 41) veranlassen wir.`,
    marks: [
      { is: 'nothing', quote: 'Eintritt: ab sofort, unbefristet, Vollzeit im 3-Schicht-Betrieb' },
      {
        is: 'nothing',
        quote:
          'Mit 310 Beschäftigten und einem Umsatz von 94 Mio. Euro gehören wir zu den größeren Arbeitgebern im Werratal.',
      },
      { is: 'work', quote: 'Beheben von Störungen an Wellpappenanlage, Inlinern und Fördertechnik' },
      { is: 'work', quote: 'Vorbeugende Wartung nach Plan, Dokumentation in SAP PM' },
      { is: 'work', quote: 'Mitwirken bei Umbauten und Inbetriebnahmen' },
      { is: 'work', quote: 'Prüfen ortsveränderlicher Geräte nach DGUV V3' },
      {
        is: 'must',
        of: 'paper',
        quote:
          'Abgeschlossene Berufsausbildung als Elektroniker für Betriebstechnik, Mechatroniker oder vergleichbar',
      },
      {
        is: 'must',
        of: 'years',
        quote: 'Mindestens drei Jahre Berufspraxis in der industriellen Instandhaltung',
      },
      { is: 'want', of: 'skill', quote: 'Sicherer Umgang mit Siemens S7 / TIA Portal bei der Fehlersuche' },
      { is: 'must', of: 'language', quote: 'Deutsch mindestens auf Niveau B2' },
      { is: 'want', of: 'other', quote: 'Bereitschaft zu Schicht- und gelegentlicher Wochenendarbeit' },
      { is: 'want', of: 'trait', quote: 'Teamgeist und eine ruhige Hand, auch wenn die Anlage steht' },
      { is: 'wish', of: 'paper', quote: 'Schaltberechtigung bis 20 kV' },
      { is: 'wish', of: 'paper', quote: 'Staplerschein oder Bedienerausweis für Hubarbeitsbühnen' },
      { is: 'nothing', quote: 'können Sie bei uns machen' },
      { is: 'wish', of: 'language', quote: 'Englisch, um mit den Herstellern zu telefonieren' },
      {
        is: 'nothing',
        quote: 'Schichtzulagen von 25 %, 30 Tage Urlaub, Weihnachtsgeld, Bikeleasing, Betriebsrente',
      },
      { is: 'nothing', quote: 'zwei von ihnen haben schon hier gelernt' },
      {
        is: 'nothing',
        quote:
          'Wir begrüßen Bewerbungen unabhängig von Geschlecht, Herkunft, Alter, Religion oder Behinderung.',
      },
      { is: 'nothing', quote: 'Die arbeitsmedizinische Untersuchung (G 20, G 41) veranlassen wir.' },
    ],
  },
  {
    title: 'Koch (m/w/d), Seniorenstift',
    text: `Wir suchen zum 1. April einen Koch (m/w/d) mit abgeschlossener Ausbildung für die Küche unseres Seniorenstifts St. Notburga in Kaltenweiher, 30 bis 39 Stunden, ganz wie es in Ihr Leben passt. Kein Teildienst, kein Dienst nach 19 Uhr, jedes zweite Wochenende frei – versprochen und im Dienstplan nachzulesen.

In unserem Haus leben 124 Bewohnerinnen und Bewohner, dazu kommen rund 60 Essen auf Rädern. Gekocht wird frisch, möglichst mit dem Gemüse vom Bauern im Nachbardorf. Das Küchenteam besteht aus zwei Köchinnen, einer Diätassistentin und sieben Hilfskräften; Küchenleiterin Frau Obermayr hat früher im Sternerestaurant gearbeitet und würde nicht mehr tauschen.

Sie bereiten Frühstück, Mittag- und Abendessen zu, stellen Sonderkost und pürierte Speisen appetitlich her, nehmen Ware an, führen die HACCP-Listen und springen auch einmal an der Spüle ein. Einmal im Monat kochen Sie mit den Bewohnern zusammen im Wohnbereich, was allen am meisten Spaß macht.

Wer bei uns anfängt, braucht eine Belehrung nach § 43 Infektionsschutzgesetz und den Nachweis der Masernimmunität; ohne beides dürfen wir niemanden einsetzen. Für Absprachen mit Pflege und Angehörigen sollte Ihr Deutsch mindestens B1 sein, darunter geht es leider nicht. Wir wünschen uns einen Menschen, der sauber arbeitet, alte Leute mag und auch dann freundlich bleibt, wenn die Suppe zum dritten Mal zurückkommt. Ein Umgang mit Allergenen nach LMIV gehört zum Handwerk.

Von Vorteil ist eine Weiterbildung zum diätetisch geschulten Koch, und erste Erfahrung in der Gemeinschaftsverpflegung schadet nicht. Führerschein Klasse B wäre praktisch, falls der Fahrer für die Essen auf Rädern krank wird, ist aber keine Bedingung.

Vergütung nach AVR Caritas (EG 6, je nach Erfahrung 3.150 bis 3.720 Euro), 31 Tage Urlaub, Zusatzversorgung, Jobticket, kostenloses Mittagessen. Das erweiterte Führungszeugnis fordern wir mit Ihnen gemeinsam an und tragen die Gebühr. Schwerbehinderte werden bei gleicher Eignung bevorzugt.

Ein Anruf genügt fürs Erste: Frau Obermayr, vormittags nach zehn. Probearbeiten an einem Tag, selbstverständlich bezahlt.`,
    marks: [
      { is: 'must', of: 'paper', quote: 'einen Koch (m/w/d) mit abgeschlossener Ausbildung' },
      { is: 'nothing', quote: 'Kein Teildienst, kein Dienst nach 19 Uhr, jedes zweite Wochenende frei' },
      { is: 'nothing', quote: 'In unserem Haus leben 124 Bewohnerinnen und Bewohner' },
      {
        is: 'nothing',
        quote:
          'Küchenleiterin Frau Obermayr hat früher im Sternerestaurant gearbeitet und würde nicht mehr tauschen',
      },
      { is: 'work', quote: 'bereiten Frühstück, Mittag- und Abendessen zu' },
      { is: 'work', quote: 'stellen Sonderkost und pürierte Speisen appetitlich her' },
      { is: 'work', quote: 'nehmen Ware an, führen die HACCP-Listen' },
      { is: 'work', quote: 'Einmal im Monat kochen Sie mit den Bewohnern zusammen im Wohnbereich' },
      {
        is: 'must',
        of: 'paper',
        quote: 'Wer bei uns anfängt, braucht eine Belehrung nach § 43 Infektionsschutzgesetz',
      },
      { is: 'must', of: 'paper', quote: 'den Nachweis der Masernimmunität' },
      {
        is: 'must',
        of: 'language',
        quote: 'sollte Ihr Deutsch mindestens B1 sein, darunter geht es leider nicht',
      },
      { is: 'want', of: 'trait', quote: 'der sauber arbeitet, alte Leute mag' },
      {
        is: 'want',
        of: 'trait',
        quote: 'auch dann freundlich bleibt, wenn die Suppe zum dritten Mal zurückkommt',
      },
      { is: 'want', of: 'skill', quote: 'Ein Umgang mit Allergenen nach LMIV gehört zum Handwerk.' },
      { is: 'wish', of: 'paper', quote: 'Von Vorteil ist eine Weiterbildung zum diätetisch geschulten Koch' },
      {
        is: 'wish',
        of: 'experience',
        quote: 'erste Erfahrung in der Gemeinschaftsverpflegung schadet nicht',
      },
      { is: 'wish', of: 'paper', quote: 'Führerschein Klasse B wäre praktisch' },
      { is: 'nothing', quote: '31 Tage Urlaub, Zusatzversorgung, Jobticket, kostenloses Mittagessen' },
      {
        is: 'nothing',
        quote: 'Das erweiterte Führungszeugnis fordern wir mit Ihnen gemeinsam an und tragen die Gebühr.',
      },
      { is: 'nothing', quote: 'Schwerbehinderte werden bei gleicher Eignung bevorzugt.' },
      { is: 'nothing', quote: 'Probearbeiten an einem Tag, selbstverständlich bezahlt.' },
    ],
  },
];
