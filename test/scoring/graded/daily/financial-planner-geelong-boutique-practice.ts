import type { GradedJob } from '../types.ts';

export const financialPlannerGeelongBoutiquePractice: GradedJob = {
  job: 'financial-planner-geelong-boutique-practice',
  title: 'Financial Planner',
  spec: `G'day. I'm Annabel Kershaw and I own Saltbush Private Advice, a self-licensed practice of seven people in Pakington Street, Geelong. My business partner is cutting back to two days from February, and I need somebody to take over a good part of his clients: about 85 families, mostly between fifty and seventy-five, sensible people who have sold a farm or a business or are thinking about it.

You'll sit with them, work out what they want the money to do, and be the one who signs the advice. Superannuation and pension strategy, Centrelink, some aged care, estate planning alongside their solicitor, annual reviews, and the phone calls when the market falls over. Two paraplanners write the documents with you, and a client services manager keeps all of us honest about fee consents.

Three things have to be there, otherwise we'd waste each other's time. You're on ASIC's Financial Advisers Register now as a fully qualified adviser (exam behind you, professional year done if it applied to you, education standard met), with nothing nasty next to your name. You've given personal advice to retail clients in your own right for at least three years. And you know self-managed super properly, since half of these families have one: contribution strategy, pensions out of the fund, borrowing, what happens when a trustee dies.

I'd be pleased about the CFP or SSA designation, Xplan, or an aged care accreditation, and I'd be delighted with somebody who lives down this way. Around $135,000 to $160,000 plus super and, after two years, a talk about equity. Ring me on a Friday arvo, or send your résumé, whichever comes easier.`,
  graded: [
    {
      name: 'meredith-vuong-strong',
      kind: 'strong',
      low: 91,
      high: 99,
      best: 95,
      why: 'On the register since 2016, CFP and SMSF specialist with a hundred families of her own and Xplan, recent and dated.',
      lacks: [],
      cv: `MEREDITH VUONG CFP® SSA
Torquay VIC 3228 | 0491 570 006

Qualifications | Year
Bachelor of Commerce (Financial Planning), Corio University | 2013
Graduate Diploma of Financial Planning | 2018
ASIC adviser exam, passed at first sitting | Nov 2019
CFP | 2019
SMSF Specialist Adviser (SSA) | 2021
Accredited Aged Care Professional | 2023
Financial Advisers Register: authorised from 03/2016, current, no bans, undertakings or disqualifications

Employment
Otway Wealth Partners, Geelong | Senior Financial Planner | 08/2020 – current
Own book of 104 households, $118m under advice, 97% retained. Some 55 SMSFs among them: set-ups and wind-ups, bring-forward and downsizer contributions, commutations and re-contribution, reversionary pensions v. binding nominations, an LRBA refinanced when the related-party terms changed. Sat with seven families in the year after a trustee died. Sale of two dairy farms, with small business CGT concessions. Age pension and DVA applications, aged care means tests.
Member of the investment committee.

Bellarine Advice Group, Ocean Grove | Financial Planner | 03/2016 – 07/2020
Accumulators, personal insurance, first retirements. Built 60 relationships from referrals of two accountants.

Bellarine Advice Group | Paraplanner | 01/2014 – 02/2016
SOAs in Xplan, modelling.

Surf Coast volunteer rescue; two teenagers; one bad knee.`,
    },
    {
      name: 'dougal-prentice-accountants-synonym',
      kind: 'synonym',
      low: 86,
      high: 96,
      best: 91,
      why: "Works as 'private client adviser' in an accountants' firm, but is an authorised representative with six years of personal advice in his own right mainly to trustees of their own funds.",
      lacks: [],
      cv: `Dougal Prentice
Ballarat, happy to move closer to the water

I have been Private Client Adviser with Eureka Mullane, Chartered Accountants, since 2019. They have their own AFSL and I'm its authorised representative number two. I did the new entrant's supervised year with them from August 2019, sat the exam in December of that year, went onto ASIC's public register of advisers in February 2020 (provisional at first) and had my completion letter on 14 August 2020. No break and no blemish since. My Master of Financial Planning (Wendouree University, 2018) ticks the education box.

What I do all day: 78 client groups, most of them the firm's tax clients who run their own super fund. They come when they want to stop working, buy the factory through the fund, bring the daughter in as a member, or when one of them has just had a bad scan. I work out the strategy, model it, write it with the paraplanner, sit at the kitchen table till it is understood, and sign it. Transition to retirement, total super balance juggling between spouses, in specie contributions of business real property, borrowing through a bare trust, death benefit cascades. Nine funds closed in favour of an industry fund where it was simpler, and I was glad to say so. I also look after the widows' share portfolios and Centrelink forms, and I do the yearly fee consents before they're due.

Earlier: graduate, then SMSF accountant in the same building, January 2015 – August 2019: 90 fund financials and pension minutes a year, dealing with the auditor.

Bachelor of Accounting 2014. Software: Class, BGL, AdviserLogic; Xplan as a student only.`,
    },
    {
      name: 'rupert-ashcombe-uk-foreign',
      kind: 'foreign',
      low: 44,
      high: 57,
      best: 50,
      why: 'Nine years of good British advice, chartered there, but neither on the Australian register nor through its exam, and no SMSF.',
      lacks: ["on ASIC's Financial Advisers Register", 'self-managed super knowledge'],
      cv: `RUPERT ASHCOMBE
Chartered Financial Planner (UK)
Newtown, Geelong 3220. Permanent resident since June 2026 (spouse).

Career

May 2017 to April 2026
Independent Financial Adviser, Wyvern Downs Wealth LLP, Cheltenham
Looked after 112 families with £74m. Cash-flow planning to age 100 in Voyant, drawdown, defined benefit transfers until 2021, inheritance tax and trusts, long-term care funding, business exits. About thirty clients held a SIPP with commercial premises in it and six a SSAS, for which I advised the member-trustees on purchase, loan-back and death benefits. Statement of Professional Standing renewed each year, FCA-registered throughout, no complaint upheld.

2014 to 2017
Paraplanner, Wyvern Downs

Qualifications
Advanced Diploma in Financial Planning, CII, 2018; Chartered 2019
DipPFS 2015
BSc Economics, Cotswold University, 2013

Where I am with Australia
I have read my way into super and the age pension. ASIC's exam: booked for the March 2027 sitting. The foreign qualification assessment is lodged and I expect to need two or three bridging subjects. Until then I cannot be on the register, and I have not advised an Australian client or handled a self-managed fund.`,
    },
    {
      name: 'chloe-tran-professional-year',
      kind: 'in-progress',
      low: 45,
      high: 57,
      best: 52,
      why: 'Exam passed and in the last quarter of her professional year with SMSF documents behind her, but not yet fully registered and hardly one year of supervised advice.',
      lacks: [
        'fully qualified on the Financial Advisers Register',
        'three years of personal advice in her own right',
      ],
      cv: `Chloe Tran
Geelong West

RESUME

Provisional Relevant Provider at Moorabool Financial Services, Geelong. From February 2026. I am in quarter 4 of the professional year and should be signed off at the end of January 2027 (1,310 of 1,600 hours logged). I meet clients with my supervisor in the room or on the line, present the advice we've drafted, and she approves every SOA before it goes. 41 client meetings so far. Passed the financial adviser exam in August 2025.

Paraplanner at Moorabool Financial Services. March 2022 to January 2026. Wrote around 90 statements of advice a year in Xplan for three advisers. I was the one who got the SMSF work: establishing funds, pension commencement and commutation, contribution splitting, limited recourse borrowing with the property already picked out (my least favourite), and three strategies after a death with a surviving trustee. Technical newsletter for staff.

Client services officer at Moorabool. July 2020 to February 2022. Rollovers, platform applications, ongoing fee consents.

Bachelor of Business (Financial Planning), Corio University, 2019, an approved degree.
SMSF specialist course, 2024.

I'd hope to be handed my own clients in 2027 and would like it to be in this town.`,
    },
    {
      name: 'warren-stokes-mining-trap',
      kind: 'trap',
      low: 8,
      high: 22,
      best: 14,
      why: "Financial planner in a mine's budgeting team: forecasts and capital plans of a company, no personal advice, register or super.",
      lacks: [
        "on ASIC's Financial Advisers Register",
        'three years of personal advice',
        'self-managed super knowledge',
      ],
      cv: `WARREN STOKES, CPA
Financial Planner / Senior Planning Analyst
Kalgoorlie WA, relocating to Geelong December 2026

Financial planning professional with 11 years' experience turning numbers into plans that people act upon.

Goldfields Meridian Ltd, Kalgoorlie – Senior Financial Planner, March 2019 to now
• Own the five-year plan, annual budget and monthly reforecast for two open pits ($410m opex)
• Advise the general manager and superintendents, who are my clients, about trade-offs, and review plans with each of them every quarter
• Build the register of capital requests and rank them by NPV
• Wealth of models in Anaplan; trained 14 cost owners
• Superannuation and payroll on-cost assumptions for the labour budget (620 FTE)
• Prepared the estate rehabilitation provision with the environment team

Ironbark Haulage, Perth – Management accountant, Feb 2015 to March 2019
• Unit costing, fuel hedging reports, monthly board pack

BCom (Accounting & Finance), Swan Coastal University, 2014. CPA Australia since 2018.
Outside: I look after my own self-managed fund with an accountant's help, and four kelpies.`,
    },
  ],
};
