/** Legal translator: language pair, sworn status and legal texts decide. */
import type { GradedJob } from '../types.ts';

export const translator: GradedJob = {
  job: 'translator',
  title: 'In-house Legal Translator (German to English)',
  spec: `In-house legal translator, German into English

A patent and commercial law firm in Munich seeks a translator for contracts, court pleadings and patent specifications. English must be your native language or at native level, German C2. We require a degree in translation or in law, and three years of full-time translation, at least part of it legal. You work with a CAT tool (Trados, memoQ or Across). Being a sworn translator (öffentlich bestellt und beeidigt) is an advantage, likewise patents, terminology management, machine translation post-editing, French.

Permanent, 35 hours, from 58,000 euros.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'Native English, German C2, MA in translation, seven years mostly legal, Trados, sworn, patents.',
      lacks: [],
      cv: `Rosalind Ferris
Translator DE>EN, sworn at the Regional Court of Munich I since 2022

Isarlex Rechtsanwälte, in-house translator, 10/2021 - present: statements of claim, share purchase agreements, patent specifications (mechanical), termbase of 9,000 entries, MTPE with DeepL and Trados Studio.
Wordhaus GmbH, staff translator, 06/2019 - 09/2021: contracts, tenders, annual reports; memoQ.

MA Translation Studies, Leeds, 2019
BA German 2017
English native, German C2 (GDS), French B2`,
    },
    {
      name: 'wrong-direction',
      kind: 'missing',
      low: 45,
      high: 66,
      best: 56,
      why: 'A sworn legal translator of long standing, but into German: English is C1, not native.',
      lacks: ['English at native level'],
      cv: `Dr. Katrin Obermeier
Juristische Übersetzerin EN-DE

Experience
Freelance sworn translator (English and Spanish into German), Munich, since 2012: contracts, judgments, powers of attorney, patents; Across and Trados; terminology for two law firms.
Staff translator, Bavarian Ministry of Justice, 2008 - 2012.

Education
Diplom-Übersetzerin, Germersheim, 2007; Dr. phil. 2011
Languages: German (native), English C1, Spanish C1
I translate into German only.`,
    },
    {
      name: 'teacher',
      kind: 'list',
      low: 20,
      high: 44,
      best: 33,
      why: 'A native teacher of English in Munich with perfect German; translating is a favour for friends.',
      lacks: ['degree in translation or law', 'three years of full-time translation'],
      cv: `Gavin Prentice
English trainer and linguist

2017 - today, Business English trainer, freelance, Munich. Courses for law firms and insurers, contract English workshops, proofreading of emails.
2014 - 2017, English teacher, Nuremberg language school.

Now and then I translate letters and a rental contract for friends.
Skills: translation, legal English, contracts, patents, Trados (trial version), machine translation, terminology

BA History, Cardiff, 2013. CELTA.
English mother tongue, German C2.`,
    },
    {
      name: 'gem-lawyer',
      kind: 'gem',
      low: 74,
      high: 92,
      best: 83,
      why: 'Titled legal counsel, yet has put German contracts and pleadings into English all day for five years; LLB and CAT tool.',
      lacks: [],
      cv: `Aidan McGovern
Legal counsel (language services)

May 2021 - now, Danube Arbitration Boutique, Vienna. Hired as counsel, in fact the firm's whole English desk, full time: renders German pleadings, witness statements, supply and licence agreements into English for tribunals in London and Paris; runs memoQ, its translation memories and a glossary of Austrian procedure.
2018 - 2021, Trainee then associate, Derry & Lisburn Solicitors. Commercial contracts.

LLB Law with German, Trinity College Dublin, 2017
English first language, German C2 (ÖSD 2020), French B1`,
    },
    {
      name: 'medical-short',
      kind: 'years',
      low: 50,
      high: 71,
      best: 61,
      why: 'Degree, pair and tool are right; eighteen months of full-time work and little of it legal.',
      lacks: ['three years of full-time translation'],
      cv: `EMMA-JANE HOLROYD
Translator German - English

May 2025 - present. Junior translator, Medtrans AG, Zurich. Device manuals, clinical reports, now and then supplier contracts. Across, post-editing.
2023 - 2025. MA Specialised Translation, University of Surrey (distinction). Dissertation on legal terminology of company law.
2021 - 2023. Hotel receptionist, Garmisch.
2021 BA German and Linguistics.

English native; German C2; Italian A2.`,
    },
  ],
};
