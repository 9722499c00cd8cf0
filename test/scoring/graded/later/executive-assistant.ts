/** Executive assistant: years beside a board member, diaries and minutes decide. */
import type { GradedJob } from '../types.ts';

export const executiveAssistant: GradedJob = {
  job: 'executive-assistant',
  title: 'Executive Assistant to the CFO',
  spec: `EA to CFO, listed engineering group, London Bridge, 4 days in office, £55k. Must have 5 years+ as an EA or PA at board or C-suite level, complex diary across time zones, international travel, minutes of board or committee meetings, excellent Outlook, PowerPoint and Excel. Discretion goes without saying (market-sensitive information). Desirable: listed company, expenses in Concur, some French, line management of a team assistant. We regret that we can only reply to shortlisted candidates.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 85,
      high: 98,
      best: 92,
      why: 'Nine years as EA and PA at chief-officer level in plcs, minutes, travel, Concur, manages an assistant.',
      lacks: [],
      cv: `Georgina Attwell
Executive Assistant

Northgate Materials plc (FTSE 250) – EA to Chief Financial Officer – Jan 2020 to date
Diary across London, Houston and Singapore; roadshows and results days; international travel and visas; minutes of the audit and disclosure committees; board packs in PowerPoint and Diligent; budget tracker in Excel; Concur expenses; manages a team assistant; insider list.

Fairline Bank – PA to two managing directors – 2016 to 2019
Travel, diaries, events.

French conversational. A levels 2013.`,
    },
    {
      name: 'office-manager',
      kind: 'adjacent',
      low: 35,
      high: 58,
      best: 47,
      why: 'A capable office manager who looks after a founder’s calendar on the side; no board work.',
      lacks: ['5 years as EA or PA at board or C-suite level'],
      cv: `Marta Kowal
Office Manager, 7 years

Pixelforge Studios, London, Office Manager, March 2019 - present
Runs the office of 60: suppliers, facilities, onboarding, health and safety, events, reception. Keeps the founder's calendar and books his train tickets. Outlook, Excel, PowerPoint, Xero expenses. One receptionist reports to me.

Hotel receptionist, 2015 - 2019

I have not taken minutes of a board so far. Polish native, French A2.`,
    },
    {
      name: 'years-short',
      kind: 'years',
      low: 56,
      high: 72,
      best: 65,
      why: 'The right work at the right level for two and a half years only.',
      lacks: ['5 years as EA or PA at board or C-suite level'],
      cv: `DANIEL OKORO
EA to COO

Apr 2024 - Present, Executive Assistant to the Chief Operating Officer, Harrow Rail Systems plc. Complex diary (UK, Spain, India), travel, minutes of the executive committee, PowerPoint board papers, Excel trackers, Concur.
Jul 2021 - Mar 2024, Team Administrator, Harrow Rail Systems. Room bookings, purchase orders, stationery.

BA French, Kent, 2021. Outlook expert.`,
    },
    {
      name: 'school-pa',
      kind: 'any-of',
      low: 72,
      high: 92,
      best: 82,
      why: 'Twelve years as PA to a university vice-chancellor and then a charity chief executive: C-suite level, minutes, travel; not listed.',
      lacks: [],
      cv: `Sheila Mbeki
PA

2018-now  PA to the Chief Executive, Rivers Aid International (charity, £90m). Calendar over nine time zones, field travel, trustee board and finance committee minutes, confidential matters, papers in PowerPoint, Excel, expenses.
2013-18  PA to the Vice-Chancellor, Medway University. Senate minutes, visitors, speeches.
2008-13  Departmental secretary.

Diploma for Personal Assistants (distinction) 2010. French GCSE.`,
    },
    {
      name: 'keywords',
      kind: 'list',
      low: 12,
      high: 38,
      best: 26,
      why: 'A retail supervisor with the advert’s words in a list.',
      lacks: ['5 years as EA or PA at board or C-suite level', 'minutes of board meetings'],
      cv: `Chloe Dunn

Personal statement: organised and discreet person seeking an Executive Assistant role at C-suite level.

Key skills: complex diary management, international travel, minutes, board meetings, Outlook, PowerPoint, Excel, Concur, French, discretion, time zones

Employment
Supervisor, Beauty Hall, Croydon, 2020 - present. Rotas, tills, stock counts, customer complaints.
Barista 2018 - 2020

NVQ 2 Customer Service`,
    },
  ],
};
