/** Product designer: shipped products, research of one's own and Figma decide. */
import type { GradedJob } from '../types.ts';

export const uxDesigner: GradedJob = {
  job: 'ux-designer',
  title: 'Senior UX Designer',
  spec: `Senior UX Designer (B2B SaaS), Berlin or remote in CET

What you'll do
Shape the scheduling product with two squads, from discovery interviews to specs for engineers.

What we're looking for
- 5+ years of UX or product design for web applications
- A portfolio with shipped B2B or enterprise products
- You plan and run user research yourself: interviews, usability tests
- Figma, and experience with a design system
- Fluent English

Extra credit
- Accessibility (WCAG), data-heavy interfaces, some HTML/CSS, German

Benefits: 30 days, learning budget, dog-friendly.`,
  graded: [
    {
      name: 'strong',
      kind: 'synonym',
      low: 86,
      high: 98,
      best: 93,
      why: 'Product designer with seven years in enterprise SaaS, research, component library, WCAG, German.',
      lacks: [],
      cv: `Annika Sørensen
Product Designer · portfolio: annikas.example

Shiftwise (workforce planning SaaS), Hamburg – Senior Product Designer – 02/2022 to now
Redesigned the rota planner used by 900 companies; plans and moderates discovery interviews and moderated usability tests (about 40 a year); maintains the Figma component library with two engineers; WCAG 2.2 audit.
Billbird (invoicing software), Copenhagen – Product Designer – 08/2019 to 01/2022
Dashboards and tables, prototypes, specs.

MA Interaction Design 2019. English C2, German C1, Danish native. HTML/CSS.`,
    },
    {
      name: 'graphic',
      kind: 'adjacent',
      low: 25,
      high: 48,
      best: 37,
      why: 'A graphic designer of ten years who knows Figma; brands and brochures, no research.',
      lacks: ['5 years of UX or product design', 'shipped B2B products'],
      cv: `Tobias Krämer
Senior Graphic Designer

2016 – heute: Agentur Rotbuche, Berlin. Corporate design, brochures, trade-fair stands, social media, landing page layouts in Figma, photo direction, two juniors.
2013 – 2016: Junior designer, publishing house.

Dipl. Kommunikationsdesign 2013. English C1, German native.
UX: one weekend course in 2025, no user research yet.`,
    },
    {
      name: 'years-short',
      kind: 'years',
      low: 56,
      high: 72,
      best: 65,
      why: 'Three years of the right work; a teacher before.',
      lacks: ['5 years of UX or product design'],
      cv: `Priya Raman
UX Designer

Nov 2023 - Present, UX Designer, Tallydesk (accounting SaaS), remote. Owns onboarding and reports: interviews, usability tests, flows and prototypes in Figma, contributes to the design system, hand-over to engineers.
2017 - 2023, Secondary school art teacher, Bristol.

UX diploma 2023. English native.`,
    },
    {
      name: 'bootcamp',
      kind: 'list',
      low: 10,
      high: 36,
      best: 24,
      why: 'Twelve weeks of boot camp and two imaginary apps.',
      lacks: ['5 years of UX or product design', 'shipped B2B products'],
      cv: `Jonas Petit
UX/UI Designer (junior)

Skills: UX design, user research, interviews, usability testing, Figma, design systems, prototyping, WCAG, B2B, SaaS, HTML, CSS

Boot camp UX/UI, 12 weeks, 2026. Course projects: a plant-care app, a museum site redesign (concepts).
Waiter, Strasbourg, 2021 - now.
French native, English B2.`,
    },
    {
      name: 'research-lead',
      kind: 'overqualified',
      low: 70,
      high: 90,
      best: 79,
      why: 'Head of design at a logistics software firm who still designs; above the post.',
      lacks: [],
      cv: `Rafael Ortega
Head of Product Design

2020 - present, Cargonaut (freight SaaS), Barcelona: Head of Product Design, team of six. Still own the dispatch console: interviews at customers' sites, usability tests, Figma, design system "Keel", accessibility.
2014 - 2020, Lead UX Designer, Hotelbase (B2B booking software).
2011 - 2014, UX designer, agency.

English C2, Spanish native. Wants hands-on work again.`,
    },
  ],
};
