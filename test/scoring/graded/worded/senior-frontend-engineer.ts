/** Senior frontend engineer, Dublin startup: five years of frontends, three of React with TypeScript in production, real WCAG work. */
import type { GradedJob } from '../types.ts';

export const seniorFrontendEngineer: GradedJob = {
  job: 'senior-frontend-engineer',
  title: 'Senior Frontend Engineer (React/TypeScript)',
  spec: `Hi, we're Pebblewise 👋

We make rent less horrible. Tenants, letting agents and small landlords all live in one web app of ours, about 70,000 of them on the first of every month. We are 24 people, mostly around Smithfield in Dublin, two days a week in the same room, dog included (Biscuit, lurcher, useless at code review).

We need a senior frontend engineer who'll be the person in the room when somebody asks "can the browser do that?"

What you'd be up to
Our app is React 18, TypeScript in strict mode, Vite, TanStack Query, a GraphQL gateway and a design system that is 60% there. You'd finish that other 40% with our designer Niamh, bring our Core Web Vitals out of the orange, pair a lot with two mid-level folks, and say no to things, kindly. Our customers include two county councils, which is why this next bit isn't decoration: we need someone who has taken a live product to WCAG 2.1 AA and kept it there. We were audited last year. It hurt.

You
We don't care much where you learned it (our CTO has a degree in theology). We do care that you've had five years or more of building web frontends as your day job, and that you have at least three years of React with TypeScript in production behind you. Those two we won't bend on, we tried it and it wasn't fair on anybody.

Lovely but optional: Cypress or Playwright, Storybook, GraphQL, a bit of Node, fintech or proptech, having mentored people and enjoyed it.

The deal: €85-100k, options that might be worth something, 26 days, a laptop you choose. We're an equal opportunities employer and mean it. Three conversations and one paid half-day. Mail hello at pebblewise with a CV and something you're proud of.`,
  graded: [
    {
      name: 'linkedin-senior',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'Nine years of frontends, six of React and TypeScript up to today, two audited AA products, design system and mentoring.',
      lacks: [],
      cv: `Orla Devereux
Senior Software Engineer, UI at Ferrypoint
Dublin, County Dublin, Ireland

Top Skills
React.js
TypeScript
Web Accessibility

Languages
English, Irish, some Spanish

Summary
I like forms. Somebody has to.

Experience

Ferrypoint (ticketing for ferry operators)
Senior Software Engineer, UI
March 2022 - Present (4 years 8 months)
Own the booking flow, 1.2m sessions in peak month. Moved it off class components and plain JS props to function components in strict TS, then from webpack to Vite. LCP on mid-range Android went from 4.9s to 2.2s. Built the component kit (41 components, Storybook, Chromatic) with one designer. External AA audit in 2023, 63 findings closed, re-tested clean in 2024 and again this spring. Apollo on the client. Playwright for the money paths. Mentor for two graduates, one of them now mid-level.

Loom & Ledger
Frontend Developer
January 2020 - February 2022 (2 years 2 months)
Invoicing for craft shops. React + TS from day one. Keyboard-only path through the whole product, because our best customer used a switch device. Cypress.

Halfpenny Media
Web Developer
June 2017 - December 2019 (2 years 7 months)
Campaign sites, Vue 2, Sass, a lot of Safari.

Education
TU Dublin, BSc Computing, 2013 - 2017

Volunteering
CoderDojo Phibsborough, mentor`,
    },
    {
      name: 'newspaper',
      kind: 'synonym',
      low: 79,
      high: 92,
      best: 85,
      why: 'Six years of typed TSX components on a national paper, AA signed off by outside auditors and kept, though he calls none of it so; no GraphQL or fintech.',
      lacks: [],
      cv: `PIOTR MALEC
Rathmines, Dublin 6. Cyclist, father of twins, mediocre accordionist.

I have spent most of my working life putting newspapers on screens. Since September 2020 I am an engineer in the Reader Experience group of The Leinster Courier. When I came, the article page was a 900 kB jQuery soup rendered by PHP. There is now a Next.js front, every file of it .tsx, compiler on its sternest settings, some 260 components with hooks and server rendering, out to four million readers a month. I wrote the first of those files and I still review most of the new ones; the subscription and puzzle screens are mine altogether. Interaction delay on the live-blog was the big fight of 2024, we halved it by throwing away our state library.

A reader with a screen reader wrote to the editor in 2021 and he gave the letter to me. The Digital Accessibility Centre came in, failed us on 38 success criteria, and in October 2022 they passed us at double-A under version 2.1. I do a sweep with NVDA and VoiceOver every quarter and axe runs on each merge, so we have passed both yearly checks since. I now give the one-day workshop to new starters.

Before that I was interface developer at Kolejka in Kraków, 2014 to August 2020: timetable widgets, first Backbone, then React with PropTypes, from 2019 with types proper.

Unfinished studies in linguistics, Jagiellonian University. English fluent, Polish native. EU citizen. I teach two juniors who sit either side of me and it is the best part of the week.`,
    },
    {
      name: 'fast-starter',
      kind: 'years',
      low: 56,
      high: 70,
      best: 64,
      why: 'Right stack, right accessibility work, but frontends only since August 2023, three years and three months against five; the years before were in hotels.',
      lacks: ['five years or more of building web frontends as your day job'],
      cv: `**Shauna Kilbride** | Frontend engineer | shauna.example.ie

WORK

Frontend Engineer, Tidemark Health (telehealth, Series B), Aug 2023 to now
- Started as junior, promoted Feb 2025
- React and TypeScript all day: appointment booking, video waiting room, patient letters
- Led the accessibility push when HSE became a client. Axe, manual testing with two blind patients, focus management, contrast tokens. Independent report in Jan 2026: conforms to WCAG 2.1 AA, no open issues; I run the monthly regression on it
- Wrote our Playwright suite from nothing, 180 specs, 6 minutes
- GraphQL code generation, Storybook, feature flags
- Buddy to the 2026 interns

Guest Relations Manager, The Corrib Grand Hotel, 2018 to 2023
- Team of 14, complaints, rosters, weddings
- Built the staff rota page in evenings of 2022 (Svelte), it's still up

Front Office Supervisor, same hotel, 2015 to 2018

LEARNING
Code Institute Diploma in Full Stack Software Development, 2022-23, distinction
BBus Hospitality, ATU Galway, 2015

Talks: "Aria is not a singer", Dublin JS, May 2026
Away from desk: open water swimming, terrible sourdough`,
    },
    {
      name: 'angular-lead',
      kind: 'adjacent',
      low: 60,
      high: 73,
      best: 66,
      why: 'Eleven years of frontends, TypeScript daily and AA compliance for a bank, but every production system was Angular; the library is learnable, yet asked without bending.',
      lacks: ['three years of React with TypeScript in production'],
      cv: `Gearóid Tansey, UI Lead

Profile: Frontend developer since 2015, in Angular since it was a release candidate. I lead by doing. Looking to move from a very large company to a small one.

Shannonside Bank plc, Limerick and remote
UI Technical Lead, Apr 2021 - date
  Business banking portal, 48k firms. Angular 11 through 19, RxJS, NgRx, Nx monorepo with nine teams in it. TypeScript lint rules and build are mine. Responsible since 2022 for the portal's statement under the European Accessibility Act: WCAG 2.1 AA, tested each release by an outside lab. Brought bundle from 3.1 MB to 1.1. Line lead to five.
Senior UI Developer, Jan 2018 - Mar 2021
  Mortgage application journey. Design system "Heron" (Angular, Storybook, tokens).

Quayline Software, Cork
Developer, Sept 2015 - Dec 2017
  AngularJS, then Angular. Fleet tracking maps.

MSc Software Engineering, UL 2015. BA Mathematics, UCC 2013.

Side: a small React Native app for my hurling club's fixtures, about 90 installs; I did the official React tutorial for it last winter.
Tests: Cypress, Jest, Testing Library.
Notice: 3 months, may be negotiable. Referees: on request.`,
    },
    {
      name: 'agency-wordpress',
      kind: 'list',
      low: 26,
      high: 41,
      best: 34,
      why: 'Ten years of WordPress and page builders; React, TypeScript and WCAG occur only in the skills grid and a course, with nothing shipped.',
      lacks: [
        'three years of React with TypeScript in production',
        'taken a live product to WCAG 2.1 AA and kept it there',
      ],
      cv: `DARREN FOYLE - SENIOR FRONT END DEVELOPER

TECHNICAL SKILLS
HTML5, CSS3, SASS, LESS, JavaScript (ES6+), TypeScript, React, React 18, Redux, Next.js, Vue, Angular, jQuery, GraphQL, Apollo, TanStack, Vite, Webpack, Gulp, Storybook, Playwright, Cypress, Jest, WCAG 2.1 AA, ARIA, Core Web Vitals, Node, PHP, MySQL, WordPress, WooCommerce, Elementor, Divi, Figma, Photoshop, Git, Agile, Scrum

CAREER
Brightspark Digital, Naas - Senior Front End Developer - May 2019 to present
Delivered over 140 brochure and shop websites for SMEs (dentists, solicitors, hotels, a zoo). Turn PSD or Figma designs into WordPress themes. Configure Elementor and Advanced Custom Fields. Speed plugins, cookie banners, SEO basics. Client training on how to edit their pages. Manage two freelance theme developers.

Web Kitchen, Newbridge - Front End Developer - Feb 2015 to April 2019
HTML emails, landing pages, jQuery sliders, Magento templates.

TRAINING
Udemy: React - The Complete Guide (2024). Udemy: Understanding TypeScript (2024). LinkedIn Learning: Accessibility for Web Design (2023).
Higher Certificate in Multimedia, IT Carlow 2014

INTERESTS
GAA, drones, Formula 1. Full clean licence.`,
    },
  ],
};
