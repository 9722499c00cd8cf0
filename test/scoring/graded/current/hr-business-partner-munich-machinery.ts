import type { GradedJob } from '../types.ts';

export const hrBusinessPartnerMunichMachinery: GradedJob = {
  job: 'hr-business-partner-munich-machinery',
  title: 'HR Business Partner (m/f/d)',
  spec: `HR Business Partner (m/f/d), mechanical engineering, Munich area

Our client is a family-owned maker of packaging machines with 1,900 staff, of whom 1,200 work at the main site north of Munich. With a new plant in Poland and a generation of foremen about to retire, the production and service divisions need an HR Business Partner.

You will look after about 450 employees and their managers from hiring plan to exit, advise on pay grading under the metal industry agreement, absence, warnings and terminations, and steer reorganisations. You will sit opposite the works council every fortnight and draft the agreements that come out of it. Together with the head of HR you will build succession plans and take part in the rollout of a new HR system.

You bring a degree in business, law, psychology or a similar subject, or a recognised vocational qualification such as Personalfachkaufmann (IHK). You have worked for at least five years as an HR business partner, HR manager or generalist with full employment law responsibility, and you have negotiated with a German works council yourself. German at C1 or better is indispensable, as everything on the shop floor and in the works council is in German; good English is needed for Poland.

Knowledge of the IG Metall tariff, SAP SuccessFactors or Workday, and coaching skills would be welcome.

Expect 30 days of holiday, flexitime, two remote days, a canteen that deserves the name and a package of EUR 80,000 to 92,000. Applications with salary wish and notice period to Kestner & Rau Personalberatung, reference 7716.`,
  graded: [
    {
      name: 'ingrid-salzhuber',
      kind: 'gem',
      low: 80,
      high: 92,
      best: 86,
      why: 'Called commercial manager, but for eight years she has been the whole HR of a 310-person metal firm, with tariff, terminations and works council agreements.',
      lacks: [],
      cv: `Ingrid Salzhuber
Freising

COMMERCIAL MANAGER AND OFFICE HEAD

Brandl Zerspanungstechnik GmbH, Freising (310 employees, turned parts, two shifts)
Commercial Manager, since April 2018
There is no personnel department in our house, so the people side has always been on my desk, at about four fifths of my time:
- first contact for the 14 foremen and department heads in all questions from job opening to leaving reference
- ERA grading, objections to it, about 30 regradings since 2019
- warnings, sick leave talks (BEM), 23 dismissals, five of which I defended at the labour court in Munich with our lawyer
- regular meeting with the Betriebsrat every second Wednesday; I negotiated and wrote the agreements on shift models (2019), mobile work (2021), short-time work (2020) and the social plan when we closed the grinding shop (2023, 38 people)
- succession list for all key positions; 11 of 14 foremen posts filled from our own ranks
- brought in Personio, moved all files from paper
The rest: insurance, fleet, preparing the monthly closing.

Hofer Blechbau KG, Landshut
Clerk for wages and personnel, 2011 - March 2018

Training
Personalfachkauffrau (IHK), 2014
Industriekauffrau, 2011
Course "Works constitution law III", 2022

German (native), English (good; weekly calls with our Czech sister company)`,
    },
    {
      name: 'dr-matthias-krogmann',
      kind: 'overqualified',
      low: 76,
      high: 89,
      best: 82,
      why: 'Meets every requirement many times over after years as HR director; whether he wants 450 people again is a question for the interview.',
      lacks: [],
      cv: `Dr. Matthias Krogmann
Starnberg

CURRICULUM VITAE (extract)

Chief Human Resources Officer, member of the management board
Vereta Antriebe SE, Munich | 2019 - August 2026
Responsible for 11,400 staff in nine countries, 140 people in HR. Collective bargaining with IG Metall at company level; two reconciliations of interests with the group works council (620 and 340 jobs), negotiated in person. SuccessFactors in all countries. Left when the company was sold.

Vice President HR Germany
Vereta Antriebe SE | 2013 - 2018
Head of 11 business partners at four sites. Bargained 40 works agreements, working time accounts among them. Conducted the board-level dismissals and the ERA disputes myself.

HR Business Partner, plants Ingolstadt and Kempten
Hallstein Pumpen AG | 2007 - 2012
700 blue- and white-collar staff. Hiring, grading, warnings, terminations, monthly meeting with the works council.

Lawyer (employment law), Feldner Kollegen, Munich | 2004 - 2007

Studies of law in Passau, second state examination 2003, doctorate 2005

Languages: German (native), English (fluent), Polish (basic)

Certified systemic coach, 2017

Reason for change
At 52 I do not look for another board seat. I wish to work close to a plant and its people again and am aware of the salary level of such a position.`,
    },
    {
      name: 'beate-luenstroth',
      kind: 'old',
      low: 58,
      high: 70,
      best: 64,
      why: 'Thirteen full years of the right work in metal, works council included, but it ended in 2016 and she has run a guesthouse since.',
      lacks: [],
      cv: `Beate Lünstroth, Dipl.-Betriebswirtin (FH)
Dachau - born in Celle - German native, English B2

Where I have worked

2016 - 2026
Owner, Landhaus Amperblick (guesthouse with 14 rooms, café)
Five seasonal workers, bookings, kitchen, bookkeeping. Lease ended in September 2026; I would like to go back into my old profession.

March 2003 - May 2016
Orbach Druckmaschinen AG, Dachau works
HR business partner for assembly and field service, 520 people (from 2008; before that HR generalist)
  * recruitment, transfers, pay grading at the changeover to ERA
  * full labour law support to managers: warnings, terminations, court dates
  * weekly talks with the works council; drew up and bargained agreements about flexitime, on-call service and short-time work 2009
  * social plan 2013 with 110 departures, led the individual talks
  * succession conferences for foremen
  * SAP HR key user

1999 - 2003
Orbach, personnel clerk

Studies
Business administration, FH Munich, focus on personnel and labour law, 1995 - 1999

Since then
Evening lecture series "What is new in labour law", Chamber of Commerce, spring 2026 (four evenings)`,
    },
    {
      name: 'jonas-wierhake',
      kind: 'adjacent',
      low: 36,
      high: 48,
      best: 43,
      why: 'A capable recruiter with the degree and the language, but no generalist years, no terminations and no works council talks of his own.',
      lacks: [
        '5 years as HR business partner, HR manager or generalist',
        'Own negotiation with a German works council',
      ],
      cv: `Jonas Wierhake
Munich

Talent acquisition partner, eight years in recruiting

Professional background

Tolmer Fördertechnik GmbH, Munich - Senior Talent Acquisition Partner
October 2021 - present
- Fill about 70 positions a year in service engineering, production planning and sales: briefing, active sourcing, interviews, offers
- Advise 25 hiring managers on market pay and selection methods; run interview training
- Introduced Workday Recruiting (project lead for the hiring module, 2023)
- Time to hire down from 74 to 51 days
- Hand over to the HR business partners once the contract is signed; the hearing papers for new hires go to the works council through them

Praxedis Personal, Augsburg - Recruiter, engineering and IT
September 2018 - September 2021
- Permanent placement for medium-sized machine builders, 360-degree desk, 20 to 25 placements a year

Studies
B.A. Business Administration, focus on personnel and organisation, Augsburg, 2015 - 2018

Languages
German mother tongue, English C1, Italian A2

Further training
Structured interviewing (2020), systemic coaching, basic level (2024), labour law for recruiters, two days (2022)`,
    },
    {
      name: 'svenja-albrand',
      kind: 'pasted',
      low: 36,
      high: 48,
      best: 43,
      why: 'Take away the profile lifted word for word from the ad and a recruiter remains, without generalist years and without works council talks.',
      lacks: [
        '5 years as HR business partner, HR manager or generalist',
        'Own negotiation with a German works council',
      ],
      cv: `Svenja Albrand
Munich

Talent acquisition partner, eight years in recruiting

Profile
I have worked for at least five years as an HR business partner, HR manager or generalist with full employment law responsibility, and have negotiated with a German works council myself. I advise on pay grading under the metal industry agreement, absence, warnings and terminations, and steer reorganisations. I sit opposite the works council every fortnight and draft the agreements that come out of it. Knowledge of the IG Metall tariff, SAP SuccessFactors or Workday, and coaching skills.

Professional background

Gerlinger Hebetechnik GmbH, Munich - Senior Talent Acquisition Partner
October 2021 - present
- Fill about 70 positions a year in service engineering, production planning and sales: briefing, active sourcing, interviews, offers
- Advise 25 hiring managers on market pay and selection methods; run interview training
- Introduced Workday Recruiting (project lead for the hiring module, 2023)
- Time to hire down from 74 to 51 days
- Hand over to the HR business partners once the contract is signed; the hearing papers for new hires go to the works council through them

Quorum Personalservice, Augsburg - Recruiter, engineering and IT
September 2018 - September 2021
- Permanent placement for medium-sized machine builders, 360-degree desk, 20 to 25 placements a year

Studies
B.A. Business Administration, focus on personnel and organisation, Augsburg, 2015 - 2018

Languages
German mother tongue, English C1, Italian A2

Further training
Structured interviewing (2020), systemic coaching, basic level (2024), labour law for recruiters, two days (2022)`,
    },
  ],
};
