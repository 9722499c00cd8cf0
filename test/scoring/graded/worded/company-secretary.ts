/** Deputy company secretary of a listed group, UK: chartered governance professional or solicitor, four years in a UK listed company, main board minutes. */
import type { GradedJob } from '../types.ts';

export const companySecretary: GradedJob = {
  job: 'company-secretary',
  title: 'Deputy Company Secretary',
  spec: `DEPUTY COMPANY SECRETARY, TAMBERLEY GROUP PLC
Location: Reading head office, three days a week. Reports to: Group General Counsel and Company Secretary.

Tamberley makes pumps and valves for water utilities, has 5,400 employees in 14 countries and is a constituent of the FTSE SmallCap index. The secretariat numbers three.

The postholder shall:

1. Run the calendar of the board and its four committees, agree agendas with the chairs, assemble packs and see that they leave on time (we are on Diligent).
2. Write the minutes of the board and the Audit and Remuneration Committees. Anyone who has not taken main board minutes unaided will find the first Tuesday hard; it is required.
3. Produce the notice and script of the AGM and the governance section of the annual report, measured against the 2024 Code, including Provision 29.
4. Keep the group inside UK MAR, the UKLRs and the DTRs: insider lists, closed periods, PDMR dealings, RNS.
5. Administer the share plans with the registrar (SAYE and PSP).
6. Keep about 60 subsidiaries in good standing, with local agents abroad; lead the identity verification work under the Economic Crime and Corporate Transparency Act.
7. Guide one assistant.

Applications are measured against these criteria:

A. Associate or Fellow of The Chartered Governance Institute, or a solicitor of England and Wales (A: essential)
B. Not less than four years in the secretariat or legal department of a company with shares on the Main Market or AIM (essential)
C. Main board minutes, see 2 (essential)
D. Knowledge of overseas subsidiaries (desirable)
E. Experience of a takeover or placing (desirable)
F. Discretion, plain English, steady nerves

Package: 78,000 to 88,000, car allowance, 25% bonus, matched pension to 9%, private medical. Tamberley welcomes applicants of every background and will make adjustments on request. CV and a covering letter of one page by noon on 4 December.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'FCG, nine years in two listed groups to date, minutes of boards and committees, MAR, AGM, share plans and a rights issue.',
      lacks: [],
      cv: `AMARACHI STANHOPE FCG
Wokingham

2021 (May) – present: Senior Assistant Company Secretary, Fenwright Controls plc (LSE Main Market, FTSE 250 till 2023)
Board, Audit, RemCo, Nomination: agenda, pack, attendance and minutes, mine alone since the summer of 2022. AGM project lead for five seasons, virtual in 2021, hybrid since. Annual report governance pages, first disclosures on material controls drafted for 2026. Insider lists and PDMR notifications on InsiderTrack; RNS releases. LTIP, SAYE and deferred bonus with Equiniti. 2022 rights issue: verification, board committee, general meeting.

2017 (Sept) – 2021 (April): Assistant Company Secretary, Parrish Foods plc (AIM)
Subsidiary minutes and registers (34 companies, eight of them overseas, through Citco), Blueprint, AIM Rule 26 page, dividends, from 2019 minutes of the plc board when the Secretary was away.

2015 – 2017: Trainee, Lyle Secretarial Services, London

Institute: CSQS completed June 2018, ACG 2018, FCG 2025.
LLB, Reading, 2015.
Software: Diligent, BoardIntelligence, Blueprint OneWorld
ECCTA: ran IDV for 71 directors and PSCs, autumn 2025 to spring 2026.
School governor. Marathon, 4:12.`,
    },
    {
      name: 'in-house-solicitor',
      kind: 'any-of',
      low: 77,
      high: 91,
      best: 84,
      why: 'A solicitor who for six years has been the board scribe and disclosure lawyer of an AIM company; the qualification is any-of, only the share plans and junior guidance are thin.',
      lacks: [],
      cv: `Name: Rhodri Pemberthy
Profession: Solicitor (admitted September 2017, SRA ID on request)

Legal Counsel, Board & Capital Markets — Quillon Therapeutics (quoted on AIM since 2018), Oxford
October 2020 onward

There is no secretary as such at Quillon. I am the person who sits at the end of the table. I plan the year of meetings with the chairman's PA, chase the papers, upload them, sit through every meeting of the directors and of the scientific, audit and pay committees, and write down what was decided. In six years the auditors have sent back none.
I wrote the QCA Code statement and half of the directors' report. Each June I stage the shareholders' meeting, with proxies from the registrar and the chairman's crib.
When something is price sensitive I open the list, tell the people on it that they are on it, talk to the nomad and clear the announcement. Directors ask me before they buy or sell.
Two placings (2021 of 22m, 2024 of 35m) and an approach under the Takeover Code that came to nothing.
Dormants and live companies in Delaware, Dublin and Basel, five in all; filings there and at Companies House. All our directors have their personal codes since last winter.
Options: I keep the register, no more.

Before: associate, corporate finance, Garsdale LLP, Reading, 2017-2020 (trainee 2015-2017)

Education: MA Law, Cambridge, 2013; LPC with distinction, 2015

Personal: cello; two small children; I can start on the first of March.`,
    },
    {
      name: 'not-quite-chartered',
      kind: 'in-progress',
      low: 58,
      high: 71,
      best: 65,
      why: 'Seven years in a FTSE secretariat with her own board minutes, but the qualifying programme stands at five of seven papers, so she is neither associate nor solicitor.',
      lacks: [
        'Associate or Fellow of The Chartered Governance Institute, or a solicitor of England and Wales',
      ],
      cv: `Kezia Lund-Harvey
ASSISTANT COMPANY SECRETARY

Key achievements
– Sole minute taker for the plc board since January 2024 (eight meetings, a strategy day and, in 2025, eleven calls about a hostile bidder)
– Brought 88 subsidiaries down to 52 by striking off and merger
– Zero late PDMR notifications
– Moved the group from paper to Diligent in ten weeks

Employment
Assistant Company Secretary, Orrin Logistics plc (premium listed, now ESCC), Slough, July 2022 – present
Company Secretarial Assistant, same, August 2019 – June 2022
 Board and committee support, AGM notice and voting results, UK MAR procedures, RNS, governance report first draft, Sharesave and PSP administration with Link/MUFG, Blueprint, overseas agents in nine countries, verification project for Companies House, supervision of a graduate since 2025
Legal PA, Hartley Coombe solicitors, Maidenhead, 2015 – 2019

Study
CGI Qualifying Programme: Corporate Governance; Company Law; Interpreting Financial and Accounting Information; Company Secretarial Practice and Compliance; Risk Management. (June 2021 to November 2025)
BA Sociology, Brunel, 2015

Student member of CGI, Thames Valley branch committee
Netball, open water swimming. I am a very calm person.`,
    },
    {
      name: 'nhs-board-secretary',
      kind: 'adjacent',
      low: 53,
      high: 68,
      best: 61,
      why: 'ACG with ten years of board minutes and governance in an NHS trust and a housing association; never a listed company, so no MAR, shareholders or AGM of that kind.',
      lacks: [
        'Not less than four years in the secretariat or legal department of a company with shares on the Main Market or AIM',
      ],
      cv: `Babatunde Ellery ACG
Associate Director of Corporate Governance

Current post
Thamesmead & Vale NHS Foundation Trust, from February 2020
Trust Secretary. I advise the Chair and 15 directors on the constitution, the Code of Governance for NHS provider trusts, and their interests. Prepare and minute the Board in public and in private, Audit and Risk, Remuneration and Nominations. Annual members' meeting and governor elections. Annual report and accounts: governance statement, fit and proper person test. Board Assurance Framework. Well-led review 2023, rated good. Convert (our portal) and ibabs. I manage a team of four. Trust's two trading subsidiaries: secretary, filings, directors' identity checks.

Former posts
Oakhaven Homes (registered provider, 21,000 homes, with a listed bond), Governance Manager, March 2016 to January 2020. Board and three committees, rules, merger with Elmtree in 2018, regulator's in-depth assessment G1.
Royal Borough of Kingsmere, Democratic Services Officer, 2010 to March 2016. Planning, scrutiny, licensing.

Professional: ICSA graduate 2017, elected associate January 2018, now ACG
Degree: BSc Politics, Southampton, 2009
Trustee of a food bank. Amateur dramatics (villains).`,
    },
    {
      name: 'own-ltd-secretary',
      kind: 'trap',
      low: 8,
      high: 24,
      best: 15,
      why: 'Held the title of company secretary on paper in a family building firm while running the office; no institute, no listed company, no boards.',
      lacks: [
        'Associate or Fellow of The Chartered Governance Institute, or a solicitor of England and Wales',
        'Not less than four years in the secretariat or legal department of a company with shares on the Main Market or AIM',
        'Anyone who has not taken main board minutes unaided will find the first Tuesday hard; it is required',
      ],
      cv: `Sandra Pococke — Company Secretary and Office Manager, 24 years in post. Pococke & Sons (Builders) Ltd, Basingstoke, 2001 to 2025: appointed Company Secretary at incorporation (see Companies House), my husband and brother in law being the directors. I ran the whole office: answered the phone, typed letters, quotes and invoices, diary for both directors, wages for 14 men on Sage, CIS returns, VAT, vans and insurance, filing, ordering of materials, complaints. I did the confirmation statement each year and signed the accounts. I organised the works Christmas party and the yearly dinner for our customers. Took notes at the Monday meeting. When the firm was sold last year I stayed three months to hand over to the buyers. Before that: secretary to the deputy head at Cranbourne School 1994 to 2001 and shorthand typist in the typing pool of Sun Life 1986 to 1994. RSA stage III typing, Pitman shorthand 100 wpm, Word, Excel, Sage 50, Outlook. Good telephone manner, discreet, loyal, never late. I have always been Company Secretary and would now like to do this for a bigger company with more going on. Interests: line dancing, grandchildren, our caravan. Happy to travel to Reading. Referees: Mr A. Pococke; Revd. Jean Hales.`,
    },
  ],
};
