/** Product designer (UX), English county council: four years on digital products, a portfolio link with shipped work, own user research. */
import type { GradedJob } from '../types.ts';

export const productDesignerUx: GradedJob = {
  job: 'product-designer-ux',
  title: 'Product Designer (UX)',
  spec: `WEALDSHIRE COUNTY COUNCIL
PERSON SPECIFICATION
Post title: Product Designer (UX)   Directorate: Customer and Digital   Grade: PO4 (£46,731 to £50,269)   Post no: D2291

Purpose of post: to design the services residents use online (parking permits, school places, Blue Badge, adult care self-referral) from first sketch to what goes live, as a member of a multi-disciplinary team.

E = essential, D = desirable. A = application, I = interview, T = task

EXPERIENCE
E (A/I) Minimum four years designing digital products or services, screen based, which real people used
E (A/I) Has planned and run user research themselves (interviews, usability sessions) and changed the design because of it
E (I) Working daily with developers
D (A) Government, health or other public sector
D (A) Service Standard assessments

KNOWLEDGE AND SKILLS
E (A) A portfolio showing at least two pieces of work that shipped. Put the link in your application. Applications without one cannot be scored, see note 3
E (T) Figma or a comparable tool; a prototype in code (GOV.UK Prototype Kit, HTML) is welcome
D (I) WCAG 2.2 and assistive technology
D (I) Content design
D (A) Design systems

QUALIFICATIONS
D (A) Degree or equivalent experience in design, HCI, psychology or related

GENERAL
E (I) Commitment to equality and to the Council's values: open, thrifty, kind

Notes
1. The post is politically unrestricted. 2. Hybrid, Lewbridge, one day a week plus visits to libraries. 3. The panel has had applications without work to look at and has found it unfair to others to go and search. 4. LGPS pension, 28 days rising to 33. 5. Two Ticks successor scheme: Disability Confident Employer.`,
  graded: [
    {
      name: 'nhs-designer',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'Seven years, the last five public, own research rounds that changed designs, portfolio link with shipped services, assessments passed, Figma and prototype kit.',
      lacks: [],
      cv: `Imogen Achterberg (she/her)
Lewes, East Sussex
Work to see: imogenachterberg.example/work (password: teapot). Six case studies, four live

Senior interaction and product designer

NHS trust network, Kent and Sussex (employed by Medway Digital Partnership), June 2021 to now
* Waiting list self-service: appointments can be moved or given up. Live March 2023, 210,000 users. 11 rounds of usability sessions, which I planned, recruited and moderated, two of them in a dialysis unit. We threw away the calendar after round four
* Community nursing visit notes, live 2025
* Two alpha and one beta assessment, all met
* Figma for exploring, NHS and GOV.UK prototype kits for testing, sit between two developers
* JAWS and Dragon users in every second round
* Wrote patterns back into the NHS design system

Pocketbird (budgeting app), Brighton, UX designer, Sept 2019 to May 2021
* Onboarding, shared pots. Guerrilla tests at the station

BA Graphic Communication, Brighton, 2018. Year in Japan teaching English.

I run a small repair café. Happy with libraries; used to work Saturdays in one.`,
    },
    {
      name: 'building-society',
      kind: 'synonym',
      low: 79,
      high: 91,
      best: 85,
      why: 'Nine years of customer journeys at a building society: sat with members and redrew, Axure and HTML, link with four things in use; no public sector.',
      lacks: [],
      cv: `DESMOND O'HALLORAN-PRYCE
Customer journey lead (hands on), Tolworth & District Building Society, since March 2017

What I've made lives at dohp.example. Start with "Bereavement, without the twelve phone calls" and "A lost passbook"; then ISA transfer and the branch tablet. All four are in members' hands today.

How I work, since that's easier than a list. Somebody upstairs says "make the form shorter". I go and sit in the branches at Epsom and Sutton for a week, beside members, with a notebook, and ask them to try it in front of me; 12 to 15 people per go, I write the guide, I find them, I do the talking and I play the recordings to the board. When an elderly gentleman took "next of kin" for his neighbour, the whole first half was turned around. Then I draw it in Axure, nowadays Penpot too, click it together, take it back to the branch, and after the third time I make the real pages' HTML with Kofi and Lena who build the thing and who I share a table with. 4,100 families went through the bereavement one last year, calls per case 12 to 3.

I keep our pattern shelf (buttons, letters, error wording, in plain English, checked with Dolphin and ZoomText by two members who use them).

Prior: page layout for a railway magazine, 2008 to 2017. BSc Psychology, Kingston, 2007. Secretary of a narrow gauge railway. Can draw. Dyslexic, so I care about words.`,
    },
    {
      name: 'no-link',
      kind: 'missing',
      low: 60,
      high: 73,
      best: 67,
      why: 'Eight strong years incl. government and own research, but no link and no work to look at, which the panel cannot score.',
      lacks: [
        'A portfolio showing at least two pieces of work that shipped. Put the link in your application',
      ],
      cv: `MEERA THIRUVALLUVAR, Senior Product Designer, Tunbridge Wells

Key skills: interaction design, moderated research, prototyping (Figma, GOV.UK Prototype Kit), accessibility, facilitation

Employment history

Defence Estates Agency (through Quillfeather Ltd), Senior Product Designer, Jan 2022 to Oct 2026
Service families' housing: reporting repairs and choosing a home. Led design from discovery to live (June 2024). Planned and moderated 64 interviews and 9 rounds of usability testing on bases from Catterick to Akrotiri; dropped the map-first search after families told us that schools come first. Passed alpha, beta and live assessments. Design system contributions. Daily pairing with 6 developers.

Marrow & Vine (recipe box), Product Designer, Aug 2018 to Dec 2021
Checkout, skip-a-week, allergen filters. Unmoderated tests each sprint, diary study of 20 households. Churn down 2.3 points.

Clockhouse Digital, Junior UX, 2017 to 2018
Wireframes for a theatre and two colleges.

MSc Human-Computer Interaction, City, University of London, 2017. BA English, Warwick, 2015.

Accessibility: IAAP CPACC 2023. Languages: Tamil, French.
Interests: letterpress printing, cold water.
Referees: Head of Design, Quillfeather; Delivery Manager, DEA.`,
    },
    {
      name: 'head-of-design',
      kind: 'overqualified',
      low: 76,
      high: 90,
      best: 82,
      why: 'Twenty years, head of a team of thirty, but still drew and tested the bereavement service last year with link and assessments; two grades above the post, which is a question only.',
      lacks: [],
      cv: `Rosalind Eyre-Mackenzie FRSA

Head of Design and Research, Fenland Combined Authority, 2019 - present
Head count 31, budget £2.4m. Member of the digital leadership team. Set up the design profession from three people: ladder, crits, hiring panels, community of practice with nine districts. Service assessor (lead) for central government since 2020, 26 panels. I kept one day a week as a maker on purpose and in the last two years more: drew and prototyped (Figma, then the kit) Tell Us Once extension and the school transport appeal, moderated 7 rounds of sessions with parents, two of them in Lithuanian with interpreter, moved eligibility to the front as a result; live since February 2026.

Design Director, Kinfolk Health (Series C), 2014 - 2019
Symptom checker and GP booking, 3m users. Team of 12. Moderated research on three continents.

Lead UX Designer, Oak & Ash agency, 2009 - 2014. Clients: passport office, ferry company, broadcaster.
Interface designer, various, 2005 - 2009

Examples, with what went wrong: rosalindeyre.example/shipped

MA Interaction Design, RCA, 2005. BSc Ergonomics, Loughborough, 2003.
Books: "Forms and Feelings" (2022).

Why a smaller job: my mother lives in Lewbridge, and I'd like to draw again. Salary isn't the issue. Dog, piano, bad knees.`,
    },
    {
      name: 'graphic-convert',
      kind: 'adjacent',
      low: 37,
      high: 52,
      best: 45,
      why: 'Good brand designer of ten years with a UX certificate and two course projects; barely a year of screen work that shipped and one guided usability round.',
      lacks: [
        'Minimum four years designing digital products or services, screen based',
        'Has planned and run user research themselves',
      ],
      cv: `Toby Wetherall // designer // tobywetherall.example

Hello. I'm a brand and packaging designer turning product designer.

Experience
In-house designer, Harrow Hill Cider, Oct 2016 - Sept 2025
Labels, cans, point of sale, exhibition stands, the annual report. Worked daily with printers. Won a bronze pentaward-type thing for the perry range. Briefed the agency who did the web shop and gave feedback on colours.

Freelance digital designer, Oct 2025 - now
Website for a dog groomer (Webflow, live), booking page for a pottery (Squarespace, live), and the app icon for a friend's running app.

Junior, Smith Lacey Print, 2014 - 2016

Training
Google UX Design Professional Certificate, 2025: two full projects, a plant-watering app and a library e-book service. Each with personas, journey maps, wireframes in Figma, high fidelity prototype, and a usability study with five classmates following the course script.
BA Illustration, Falmouth, 2014

Skills
Figma, Illustrator, InDesign, Photoshop, Webflow, user research, design thinking, accessibility, design systems, HTML basics

Outside: gig-going, surfing badly, volunteer at a library code club in Lewbridge.`,
    },
  ],
};
