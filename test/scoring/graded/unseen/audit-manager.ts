/** Audit manager: chartered, with audits led; internal audit and bookkeeping use the same words. */
import type { GradedJob } from '../types.ts';

export const auditManager: GradedJob = {
  job: 'audit-manager',
  title: 'Audit Manager',
  spec: `AUDIT MANAGER - Thornbury & Lisle LLP (mid-tier, Bristol)

The portfolio: owner-managed groups of £5m to £60m turnover, two charities, one pension scheme.

Essential
* ACA, ACCA or ICAS qualified
* At least four years' external audit in a UK firm, two of them leading jobs on site
* FRS 102
* Reviewing files and signing off juniors' work

Desirable
* Charity SORP
* CaseWare
* Group audits under ISA (UK) 600`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'ACA, eight years of external audit, leading and reviewing, charities and CaseWare.',
      lacks: [],
      cv: `Eleri Vaughan ACA
Assistant Audit Manager

Marsh Dunning LLP, Cardiff, September 2018 to present
- Assistant manager since July 2023: 22 audits a year, budgets, planning and completion, reviews files of six juniors and clears points
- Audit senior 2020 to 2023: in charge on site of groups up to £80m, consolidation and component instructions (ISA 600)
- Academies and charities under the SORP each autumn
- FRS 102 accounts, CaseWare

ICAEW, first time passes, admitted 2021. BA History, Swansea 2018.`,
    },
    {
      name: 'internal',
      kind: 'trap',
      low: 32,
      high: 58,
      best: 46,
      why: 'Internal audit of a bank: chartered and a manager, but no external audit.',
      lacks: ["four years' external audit"],
      cv: `Martin Sokolowski
Internal Audit Manager, Severn Bank plc, 2019 - now
Plans and leads risk-based internal audits of lending, IT and conduct; reports to the audit committee; team of four, reviews their working papers.
Internal auditor, Housing Partners West, 2015 - 2019
CMIIA 2018. ACCA affiliate: membership resigned 2020.
TeamMate, SQL for sampling, Power BI.`,
    },
    {
      name: 'finalist',
      kind: 'in-progress',
      low: 52,
      high: 72,
      best: 63,
      why: 'Five years of audit and in charge on site, but two papers from qualified.',
      lacks: ['ACA, ACCA or ICAS'],
      cv: `Grace Adeleke
Audit Senior | Hart Willow Accountants, Bath | Aug 2021 to date
In charge of owner-managed audits to £30m turnover: planning meeting to completion memo, two juniors on site, stock counts, FRS 102 disclosure.
Charities and one free school (SORP). CaseWare and Inflo.
ACCA: 11 of 13 papers passed; last two in March 2027.
BSc Accounting and Finance, UWE 2021`,
    },
    {
      name: 'short',
      kind: 'years',
      low: 56,
      high: 74,
      best: 66,
      why: 'Qualified, but three years of audit and one year leading, against four and two.',
      lacks: ["four years' external audit, two leading"],
      cv: `Hamish Orr CA (ICAS 2026)
Cairn & Boyd, Edinburgh, September 2023 - present. Audit assistant, senior since October 2025: leads two small jobs, FRS 102, review of one trainee's sections, group instruction packs.
MA Economics, St Andrews 2023
Tools: CaseWare, Excel, DataSnipper`,
    },
    {
      name: 'bookkeeper',
      kind: 'list',
      low: 8,
      high: 34,
      best: 20,
      why: 'Bookkeeper whose list holds every word; no audit, no qualification.',
      lacks: ['ACA, ACCA or ICAS', "four years' external audit"],
      cv: `Tracey Hulme
Office manager and bookkeeper, Hulme Roofing Ltd, 2014 - present
Sales and purchase ledger, VAT, payroll for nine on Sage, getting the books ready for the auditors.

Skills: audit, external audit, FRS 102, ISA 600, Charity SORP, CaseWare, ACA, ACCA, group audits, file review, planning, completion, team leadership
AAT level 2, 2013`,
    },
  ],
};
