/** Salesforce developer: years of Apex and the certificate; an administrator or a salesperson knows the same screens. */
import type { GradedJob } from '../types.ts';

export const salesforceDeveloper: GradedJob = {
  job: 'salesforce-developer',
  title: 'Salesforce Developer',
  spec: `Salesforce Developer, Utrecht or remote in the EU

Our customers' installers live in Field Service. You build what clicks cannot.

Must:
- Platform Developer I (II is better)
- min. 3 years developing on the platform: Apex, LWC, SOQL, triggers and batch jobs, test coverage you are proud of
- integration by REST and platform events
- English B2 or better

Plus: Field Service Lightning, SFDX with Git and pipelines, Dutch`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Five years of Apex and LWC with PD1 and PD2, events, FSL and pipelines.',
      lacks: [],
      cv: `Katarzyna Lis
Salesforce engineer, Gdansk (remote)

Verhoef Heating Services (client of Cloudkern), 05/2021 - now
Apex services and Lightning Web Components for scheduling on Field Service; queueable and batch jobs for 2m work orders; platform events to the ERP, REST callouts; 93 % coverage that asserts something. DX, GitHub Actions, scratch orgs.
Junior developer, Cloudkern, 2019 - 2021: triggers, Visualforce to LWC.

Platform Developer I (2020), Platform Developer II (2023)
English C1, Dutch A2. MSc Computer Science 2019`,
    },
    {
      name: 'admin',
      kind: 'adjacent',
      low: 28,
      high: 52,
      best: 40,
      why: 'Seven years an administrator: flows and certificates of another sort, no code.',
      lacks: ['Platform Developer I', '3 years developing on the platform'],
      cv: `Joris van Dalen
Salesforce Administrator, Warmtehuis BV, 2018 - present
Flows, page layouts, permission sets, reports, data loads, Field Service dispatcher console, 240 users. Writes requirements for the developers of an agency and tests their Apex.
Certified Administrator, Advanced Administrator, App Builder. No programming experience.
Nederlands (moedertaal), English C1`,
    },
    {
      name: 'uncertified',
      kind: 'missing',
      low: 60,
      high: 74,
      best: 69,
      why: 'Four strong years of Apex and LWC, no certificate.',
      lacks: ['Platform Developer I'],
      cv: `Bruno Tavares
Desenvolvedor / Salesforce developer
Solarvia, Porto - since Sept 2022: Apex trigger framework, LWC for installers' tablets, SOQL tuning, nightly batches, REST integration with SAP and platform events, Jest and Apex tests at 90 %, SFDX in GitLab pipelines.
2020-22 Java developer, Banco Norte.
English C1, Portuguese. No certificates so far; Platform Developer I planned.`,
    },
    {
      name: 'seller',
      kind: 'trap',
      low: 0,
      high: 18,
      best: 7,
      why: 'Sales force, developer of business: the words in another trade.',
      lacks: ['Platform Developer I', '3 years developing on the platform'],
      cv: `Ingrid Mulder
Business developer and sales force trainer, Keukenkoning, 2015 - present. Builds field sales teams, triggers for up-selling, integrates new shops, batch mailings, coverage of the southern region. Uses Salesforce for her pipeline.
HBO Commerciële Economie. Dutch, English C1.`,
    },
    {
      name: 'short',
      kind: 'years',
      low: 56,
      high: 74,
      best: 67,
      why: 'Certified and good, with twenty months on the platform against three years.',
      lacks: ['3 years developing on the platform'],
      cv: `Théo Lambert
Développeur Salesforce, Groupe Alizé, Lille, mars 2025 - aujourd'hui : Apex, Lightning Web Components, SOQL, tests à 88 %, intégrations REST, événements de plateforme, Git et SFDX.
Stage Java, 2024.
Platform Developer I (juin 2025)
Anglais C1, français langue maternelle. Diplôme d'ingénieur 2024.`,
    },
  ],
};
