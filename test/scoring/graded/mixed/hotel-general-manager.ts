/** Hotel general manager, Edinburgh, run-on letter of an owner: three years as GM of 80 rooms or more, Scottish personal licence in date, own P&L. */
import type { GradedJob } from '../types.ts';

export const hotelGeneralManagerJob: GradedJob = {
  job: 'hotel-general-manager',
  title: 'General Manager, The Corstane Hotel, Edinburgh',
  spec: `We are looking for somebody to run our hotel. The Corstane has 112 bedrooms, two bars, a restaurant that does 70,000 covers a year, a ballroom and a small spa in the basement where the coal used to be, four stars, and it has belonged to our family since 1961, which means that the general manager has the run of the place and also that my mother will ask about the flowers. Our GM of eleven years retires at Easter. We turn over about £9.2m and we expect the person to own that number: the budget, the monthly P&L with us on the second Thursday, payroll percentage, rate strategy together with our revenue manager, and the refurbishment of floors three and four which has begun. There are 96 staff, six heads of department report to you, and the kitchen has its first stable brigade since Covid and we would like to keep it. You will be the premises manager named to the City of Edinburgh licensing board from the first day, so a Scottish personal licence with its five-year refresher up to date is a condition and not a wish (an English one does not do, we have been through this with the board before). We should say plainly that we aren't a place to step up: at least three years as general manager of a full-service hotel of 80 rooms or more, please, deputies and operations managers will find us kind but firm. Independent or branded doesn't matter. It would please us if you had lived through a refurbishment with guests in the house, knew Opera or something like it, had done weddings and conferences in quantity, had led a property to AA or VisitScotland grading, or spoke French or German with our summer guests. Salary is six figures with a share in the profit above budget; there is a flat at the top if wanted. Dogs are fine. Write to me, not to a portal: Catriona Begg, with a CV and a page on what you would leave alone.`,
  graded: [
    {
      name: 'perth-gm',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Seven years GM of a 124-bedroom four star in Perthshire with the £8m P&L, licence refreshed 2024, refurbishment in occupation, Opera, grading.',
      lacks: [],
      cv: `EUAN DALRYMPLE MIH
General Manager

THE TAYBRAE HOTEL & SPA, nr Perth (124 bedrooms, four star, private owners), General Manager, May 2019 to date
- turnover £5.9m (2019) to £8.4m (2025), GOP 21 to 29%
- answer to two brothers and their accountant; budget, forecast, monthly P&L
- 88 staff, seven HoDs; staff turnover from 74 to 38%
- 46 bedrooms, lobby and bar refurbished floor by floor 2022-23 without closing a night, £2.7m, 3% over
- VisitScotland 4 star Gold 2024, AA rosette regained 2023
- 94 weddings last year, conferences to 250
- Designated premises manager. Personal licence, Perth & Kinross Licensing Board, issued 2014 and renewed, refresher passed Mar 2024

HARTWOOD HOTELS, Glasgow and Aberdeen, 2011 to 2019
Deputy GM, Aberdeen airport, 156 rooms (2016-19). Front of House Manager, Glasgow (2013-16). Duty manager (2011-13).

Opera Cloud, IDeaS, Procurewizard, Fourth
BA Hospitality Mgmt, Robert Gordon, 2011
French, serviceable

Curling, and two spaniels who would like the flat.`,
    },
    {
      name: 'cluster-director',
      kind: 'overqualified',
      low: 75,
      high: 89,
      best: 82,
      why: 'Regional director over nine hotels with ten GM years behind her and the Scottish licence in date; every must is met, the question is why one house again.',
      lacks: [],
      cv: `Marguerite Oduya-Lennox
Hospitality executive

Currently: Regional Director, Scotland & North, Albany Crown Hotels plc (January 2020 - present). Nine properties, 1,340 keys, £71m revenue, nine GMs reporting. Two openings, one disposal. Capex programme of £18m across four hotels. Sit on the UK executive. For five months of 2025 I ran the 138-room Albany Crown Haymarket myself when its GM was ill, and was happier than I'd been in years.

General Manager roles
2014 - 2019, Albany Crown Glasgow Central, 210 rooms, full service, conference floor for 600, £12m
2010 - 2014, Albany Crown Newcastle Quayside, 131 rooms, restaurants, spa, full P&L

Rooms division and F&B posts, London, Lyon and Basel, 1997 - 2010

Licences: Personal licence holder (Scotland), Glasgow, 2014, refreshed Feb 2019 and Jan 2024, renewed 2024. English personal licence also.

Education: Glion, Diploma in Hotel Management, 1997. Executive programme, Cornell, 2018.

Languages: English, French (fluent), German (good)

Opera since Fidelio days. Trustee, Hospitality Action. I am fifty-two, live in Leith, and do not want to take another 6 a.m. train to Leeds.`,
    },
    {
      name: 'york-licence',
      kind: 'foreign',
      low: 54,
      high: 68,
      best: 63,
      why: 'Six years GM of a 97-room four star with everything asked, but the personal licence is English, which the owner has ruled out in so many words.',
      lacks: ['a Scottish personal licence with its five-year refresher up to date'],
      cv: `Dear Ms Begg, below is my CV, the page on what I'd leave alone is attached.

Anthony Caldicott, York

I've been General Manager of The Micklegate Grand in York since February 2020 (97 bedrooms, 4 star, restaurant with 2 AA rosettes, three function rooms, 81 staff, revenue £7.1m last year). It was a bad month to begin. We came out with every head of department still there. Since then: GOP to 31%, RevPAR index 118 against the comp set, sixteen suites redone in 2024 with guests in the next corridor, about 70 weddings a year. The owner is a family trust; I present the P&L to them monthly and we set the budget each October. I moved us from Rezlynx to Opera Cloud.

Before this I was Hotel Manager and then GM at the Wharfe Valley Hotel near Ilkley (64 rooms), 2014 to 2020, and earlier had eight years in food and beverage with a London group, latterly as F&B director of a 300-room house at Paddington.

Licensing: personal licence (Licensing Act 2003, City of York Council, 2010), DPS at York. I know that Scotland has its own Act and its own licence, and I don't have it yet; I'm told that the SCPLH is a day's course and the board takes some weeks.

HND Hotel & Catering, Leeds, 2002. German: evening class, B1. I have a very old Labrador.`,
    },
    {
      name: 'deputy',
      kind: 'years',
      low: 56,
      high: 70,
      best: 63,
      why: 'Licensed in Edinburgh and strong on the duties, but deputy GM throughout with a single spell of seven months as acting GM, one level under what is asked.',
      lacks: ['at least three years as general manager of a full-service hotel of 80 rooms or more'],
      cv: `KIRSTY VANCE | Deputy General Manager | Edinburgh | LinkedIn on request

PROFILE: 15 years in Edinburgh hotels, 7 of them as number two in a 168 bedroom four star. Ready for my own.

EXPERIENCE
Deputy General Manager, The Dunedin Royal, Princes St area (168 rooms, 2 restaurants, rooftop bar, 130 staff), Aug 2019 to present
• run operations day to day, five HoDs report to me
• acting GM Nov 2023 to May 2024 between two GMs: delivered budget, GOP +1.8pts, presented P&L to asset manager
• departmental budgets, payroll forecast, capex bids
• snagging and phasing lead on 60 room refurb 2022, hotel trading
• premises manager on the licence since 2021

Operations Manager, same hotel, 2016 to 2019
Restaurant & Bars Manager, Castle Terrace Hotel, 2013 to 2016
Graduate trainee 2011 to 2013

QUALIFICATIONS
Scottish Personal Licence (City of Edinburgh) 2013, refresher 2018 and again 2023, renewed 2023
BA (Hons) International Hospitality, Queen Margaret, 2011
IOSH, First aid, WSET 2
Opera PMS, Micros, Duetto

AWARDS: Scottish Hotel Awards, Deputy Manager of the Year (finalist) 2024
INTERESTS: Hibs, sea swimming at Porty`,
    },
    {
      name: 'carrier-hotel',
      kind: 'trap',
      low: 3,
      high: 17,
      best: 10,
      why: 'General manager of carrier hotels, that is data centres: rooms, occupancy and hosting of servers, with a P&L and staff but no guest and no bar.',
      lacks: [
        'a Scottish personal licence with its five-year refresher up to date',
        'at least three years as general manager of a full-service hotel of 80 rooms or more',
      ],
      cv: `GRAHAM SOUTAR
General Manager, Carrier Hotels

General Manager, Meridian Carrier Hotel Edinburgh, South Gyle. 2017 to present.
P&L of £11m. 14 staff and 40 contractors in a 9 MW colocation facility with 84 rooms (caged suites and private halls). Occupancy raised from 61% to 93%. Rate strategy and yield by kW. Hosting of 31 network operators and the regional internet exchange. Refurbishment of floors 3 and 4 (new CRAH units, hot aisle containment) in a live building with all customers in occupation. Front of house security, visitor check in, 24/7 remote hands desk. Uptime Tier III, ISO 27001, ISO 50001.

Operations Manager, Meridian Carrier Hotel London Docklands. 2011 to 2017.
Power, cooling, cross connects, meet-me rooms. Budget £4m.

Shift engineer, telecoms exchange sites, 2003 to 2011.

Education: HNC Electrical Engineering, Napier. CDCDP. AP for HV. PRINCE2.

Competent in budgets, payroll planning, vendor management, full service agreements, customer satisfaction (NPS 62).

Speak some German from two years on a site at Frankfurt. Member, Murrayfield golf club.`,
    },
  ],
};
