import type { GradedJob } from '../types.ts';

export const dotnetDeveloperSmallFirmBristol: GradedJob = {
  job: 'dotnet-developer-small-firm-bristol',
  title: 'C# / .NET Developer',
  spec: `C# / .NET Developer. Bristol (BS1), three days in the office. £48-56k.

We are eleven people. We write the booking and dispatch system that about 140 UK patient-transport and minibus operators run on. Two of us wrote most of it and one of those two is retiring, so we need somebody who can pick up live code and not be afraid of it.

You need:
- four years or more of paid C# work, recent, on ASP.NET Core or its predecessors
- SQL Server: you write your own queries and procs and can work out why one is slow
- a front-end framework used on something real. Ours is Angular, but React or Vue is fine, you'll cope

Nice if you have: Azure DevOps pipelines, done some on-call, integrated with a mapping or telematics API, talked to customers without a project manager in between.

You will fix things, build things, review other people's code and take one week in five on the support phone (paid extra). No tests at interview, just an hour with a real bug of ours on a laptop. We don't care about degrees.

No agencies please. CV and a couple of lines to jobs@ the address on the website. If you'd like to see the product first, ring and Maureen will show you round.`,
  graded: [
    {
      name: 'gethin-pryce-vue',
      kind: 'any-of',
      low: 89,
      high: 98,
      best: 93,
      why: 'Six years of current C#/ASP.NET Core with SQL Server tuning and a Vue front end (one of the three accepted), plus on-call and a telematics integration.',
      lacks: [],
      cv: `Gethin Pryce
Bedminster, Bristol | gethin.pryce@postbox.example | 07700 900214

I'm a developer on a small team who tends to end up with the old bits nobody else wants.

Lantern Fleet Software, Bristol - Software Developer, then Senior Developer
September 2020 to now
Our product tells council depots where their gritters and bin lorries are. The server side is C# (started on .NET Framework 4.7, I led the move to .NET 6 and then 8) and the screens are Vue 3. Some of what I've done:
 * took the nightly route import from 3 h 40 to 22 minutes. It was two missing indexes and a cursor inside a stored procedure; I found it by reading the execution plans in SQL Server 2019
 * wrote the connector to two tracker vendors' web services, incl. the retry queue
 * rebuilt the depot manager's dashboard in Vue, replacing jQuery pages from 2013
 * set up the YAML pipelines in Azure DevOps so that a release is a button and not an afternoon
 * on the out-of-hours rota, one week in four, speaking directly to depots

Oakhanger Insurance Services, Swindon - Junior Developer
July 2018 - Aug 2020
Quotation web site in ASP.NET MVC 5, reports in SSRS, lots of T-SQL.

Before that: BSc Geography, Aberystwyth, 2017, and a year of teaching myself while working at a climbing wall.

Referees: on request. I can start after a month's notice.`,
    },
    {
      name: 'dominic-achterberg-overlap',
      kind: 'overlap',
      low: 60,
      high: 72,
      best: 65,
      why: 'Right stack throughout, but his "seven years" add up three overlapping engagements; the calendar shows two years and nine months of C#.',
      lacks: ['4 years of C# (about 2.75 by the dates)'],
      cv: `DOMINIC ACHTERBERG
Software Engineer - 7 years' combined .NET experience
Bath BA2

ENGAGEMENTS
Feb 2024 - Oct 2026   Quillstone Ltd, Bath (permanent, 4 days). C# developer on a lettings-agency CRM. Web API controllers in .NET 8, Entity Framework, React + TypeScript tenant portal. Wrote stored procedures for rent reconciliation and cut a blocking problem on the ledger table by changing the isolation level.
June 2024 - Oct 2026   Own company, for Parrish & Doe Auctions. Fridays. Bidding site in ASP.NET Core with SignalR, SQL Server on Azure, React front end.
Nov 2024 - Aug 2026   Own company, evenings, for a charity in Frome. Donations back office, Blazor and SQL Server Express.

BEFORE
2019 - Jan 2024   Radiographer, Great Western region hospitals. Retrained through a sixteen-week coding bootcamp (autumn 2023, C# track).

EDUCATION
BSc (Hons) Diagnostic Radiography, 2019

Comfortable on the phone with users, having spent years talking nervous people into scanners. GitHub Actions and Azure DevOps for builds.`,
    },
    {
      name: 'kemi-falade-thin',
      kind: 'thin',
      low: 67,
      high: 81,
      best: 74,
      why: 'Every must appears in a dated current job, but sixty words give hardly any detail to go on.',
      lacks: [],
      cv: `Kemi Falade, Bristol BS5

2020 - present: developer at Harrowgate Logistics Systems. I write and maintain the warehouse web application: C# and ASP.NET Core, SQL Server procedures, React screens. I share the support rota with two colleagues.

2018-2020: graduate developer, Tolland Software, C# Windows services for label printing.

BSc Computing, UWE 2018. Notice: four weeks. Full CV to follow.`,
    },
    {
      name: 'ross-mcilwraith-old',
      kind: 'old',
      low: 38,
      high: 52,
      best: 45,
      why: 'Solid C# and SQL Server, but it ended in 2016 and counts half, there never was a modern front-end framework, and he has run delivery teams since.',
      lacks: ['4 recent years of C# (ended 2016)', 'front-end framework (Angular/React/Vue)'],
      cv: `Curriculum vitae: Ross McIlwraith
Portishead. Born 1979. Driving licence.

Summary. Delivery manager with a programmer's past who would like to get back to the keyboard.

03/2019-10/2026 Delivery Manager, Brannock Digital (agency, public-sector web sites). Run two squads of six. Sprint planning, budgets, supplier meetings, recruitment. I read pull requests to stay honest but do not write production code.

07/2016-02/2019 Scrum Master, Brannock Digital.

05/2011-06/2016 Analyst Programmer, West Country Pensions Administration. Wrote and supported the member record system in C# and ASP.NET WebForms over SQL Server 2008 R2. About 200 stored procedures were mine. Tuned the annual statement run; looked after SSIS loads from employers' payroll files. Front end was server controls with a bit of jQuery.

10/2002-04/2011 various support and VB6 posts in the same firm.

HND Computing, Somerset, 2001. Certified ScrumMaster 2016.

Evenings this year: working through an Angular course, two-thirds finished.`,
    },
    {
      name: 'tariq-benhaddou-list',
      kind: 'list',
      low: 20,
      high: 34,
      best: 27,
      why: 'Every keyword of the ad and more stands in a list, but the only dated work is IT retail and a help desk with no development.',
      lacks: ['4 years of C#', 'SQL Server in practice', 'front-end framework in practice'],
      cv: `TARIQ BENHADDOU
Dynamic full-stack developer with a passion for clean code

TECHNICAL SKILLS
C#, .NET Framework, .NET Core, .NET 8, ASP.NET MVC, Web API, Blazor, LINQ, Entity Framework, SQL Server, T-SQL, stored procedures, query tuning, SSRS, Angular, React, Vue, TypeScript, JavaScript, HTML5, CSS3, Azure, Azure DevOps, CI/CD, Docker, Kubernetes, Git, Agile, Scrum, TDD, microservices, REST, GraphQL

CERTIFICATES
Complete C# Masterclass (online, 2025)
Angular from Zero (online, 2025)
SQL for Everyone (online, 2024)

EXPERIENCE
Service Desk Agent | Corvane Managed IT, Avonmouth | May 2023 - present
First-line calls for 30 client companies, password resets, printer and VPN problems, laptops built and posted out. Customer satisfaction 96%.

Sales Colleague | electrical retailer, Cribbs Causeway | 2020 - Apr 2023
Sold laptops and broadband, set up customers' PCs.

EDUCATION
A levels: Business, ICT, Media (2020)

INTERESTS
Gaming, five-a-side, technology trends`,
    },
  ],
};
