/** Regional sales manager: a field team led, and construction products, decide. */
import type { GradedJob } from '../types.ts';

export const salesManager: GradedJob = {
  job: 'sales-manager',
  title: 'Regional Sales Manager',
  spec: `Regional Sales Manager (North) - building products

Reporting to the Sales Director you lead six area sales managers who sell insulation and roofing to merchants and specifiers from Birmingham to Aberdeen.

We're looking for someone with:
* 3+ years managing a field sales team
* a background in building products or construction supplies
* a record of beating revenue targets (£5m or more)
* a full driving licence
* CRM discipline (Salesforce, Dynamics or similar)

It would help if you know the national merchants (key account negotiation) or hold an ISM qualification.

Package: £65,000, 30 % bonus, car. We are an equal opportunity employer.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'Seven years leading field teams in insulation and plasterboard, targets beaten with figures, CRM and key accounts.',
      lacks: [],
      cv: `Craig Hetherington
Regional Sales Manager

Thermaboard UK (insulation) | Regional Sales Manager, Scotland and North East | Oct 2019 - present
Leads seven area sales managers; £11m region, 108 % of target on average in six years; joint visits, pipeline reviews in Salesforce; negotiates with Travis-type and Jewson-type merchants; specification sales to roofers and architects.
Gyprock Interiors | Area Sales Manager | 2013 - 2019
£3m territory, Salesman of the Year 2017.

ISM Diploma in Sales 2018. Full UK driving licence.`,
    },
    {
      name: 'no-team',
      kind: 'missing',
      low: 56,
      high: 73,
      best: 66,
      why: 'A decade of excellent selling in the same trade, never with a team of his own.',
      lacks: ['3 years managing a field sales team'],
      cv: `Imran Sheikh
Senior Area Sales Manager

2016 to date  Slateline Roofing Products. Own territory Yorkshire and Humber, £6.2m a year against a target of £5.5m, merchants and contractors, key account plan for two nationals, Dynamics CRM. No direct reports.
2012 to 2016  Trade counter manager, builders' merchant, Leeds.

Full clean driving licence. Weekend cricket coach.`,
    },
    {
      name: 'pharma-manager',
      kind: 'missing',
      low: 50,
      high: 71,
      best: 62,
      why: 'Manages field teams and beats targets, but in medicines.',
      lacks: ['a background in building products'],
      cv: `Lorraine Tait
Regional Business Manager, pharmaceuticals

Corvex Pharma, Regional Business Manager (North), Jan 2018 - now: eight medical representatives, £19m revenue, three years above 110 % of target, Veeva CRM, coaching in the field, NHS formulary negotiations.
Corvex Pharma, Medical Representative, 2011 - 2017.

ABPI exam. BSc Biology 2010. Full driving licence, company car.`,
    },
    {
      name: 'retail-branch',
      kind: 'adjacent',
      low: 32,
      high: 54,
      best: 43,
      why: 'Runs a builders’ merchant branch: the trade and a team, but counter staff and no field sales.',
      lacks: ['3 years managing a field sales team'],
      cv: `Wayne Bickerstaff
Branch Manager

Bromley Street Builders Merchants, Stoke: Branch Manager since 2017. Fourteen counter, yard and driving staff, turnover £4.1m, stock, margin, health and safety, trade evenings, own credit accounts.
Assistant manager 2012 - 2017.

Forklift. Car licence. Kerridge K8 till system; no CRM used so far.`,
    },
    {
      name: 'overqualified',
      kind: 'overqualified',
      low: 70,
      high: 90,
      best: 80,
      why: 'National sales director of a roofing firm: every must, two levels up.',
      lacks: [],
      cv: `PATRICIA LOCKWOOD FISM
Sales Director

Rooftech Group plc, 2020 - present: National Sales Director, £48m, four regional managers and 26 field sales staff, merchants' group deals, Salesforce roll-out.
Rooftech Group, 2014 - 2020: Regional Sales Manager (Midlands and North), eight area managers, £9m to £14m.
Ceilings & Drylining Ltd, 2008 - 2014: Area Sales Manager.

Fellow of the Institute of Sales Management. Driving licence. Looking for a smaller patch nearer home.`,
    },
  ],
};
