import type { GradedJob } from '../types.ts';

export const digitalMarketingManagerGurugramD2c: GradedJob = {
  job: 'digital-marketing-manager-gurugram-d2c',
  title: 'Digital Marketing Manager (D2C beauty), Gurugram',
  spec: `Digital Marketing Manager - Gurugram (Sector 44), 5 days from office, CTC 16 to 22 LPA depending on last drawn

We make ayurvedic hair and skin products and sell them directly on our own website and on the big marketplaces. We closed last year at ₹46 crore and about 70% of that came from the web store, so the person in this chair decides whether the month is good or bad. Our current manager is moving to Canada in January and we need someone who can take over a live account without burning money while learning. You will plan and run the paid side yourself, Google (Search, Shopping, PMax) and Meta, with two executives and one designer reporting to you; you will sit with the founder each Monday on CAC, ROAS and repeat rate; you will brief creatives, test landing pages, look after WhatsApp and email flows with the CRM team, and keep an eye on the SEO agency. We will only call people who have at least 4 years of hands-on experience running paid campaigns on Google and Meta (agency or brand, we are okay with both) and who have personally handled budgets of ₹20 lakh per month or above. Graduation is compulsory, stream does not matter. Please don't apply if you have only done posting on Instagram or if an agency did the buying for you. It will be a plus if you come from beauty, fashion, food or any other consumer brand, have worked with Shopify, GA4 and some attribution tool, and if you have run quick commerce or marketplace ads. Six-day weeks happen in the festive season, we will not hide that. Send CV with notice period and one campaign you are proud of, with numbers, to the people team. Only shortlisted candidates will be contacted.`,
  graded: [
    {
      name: 'aditi-rangachari-growth',
      kind: 'strong',
      low: 91,
      high: 100,
      best: 96,
      why: 'Six years hands-on Google and Meta, ₹55-70 lakh a month of her own, skincare D2C with team, Shopify, GA4 and a B.Com.',
      lacks: [],
      cv: `ADITI RANGACHARI
Performance Marketing | Gurugram | +91 90000 00148 | Notice: 60 days

WORK EXPERIENCE

Senior Manager - Growth, Kesari Roots Pvt Ltd (skincare, D2C), Gurugram
Apr 2023 – Present
• Own the whole Google + Meta account, ₹55-70 lakh a month, no agency involved
• Blended ROAS from 2.1 to 3.4 in five quarters; new-customer CAC down from ₹640 to ₹455
• Moved 40% of Search spend into PMax with proper feed labels, killed brand cannibalisation
• Lead 3 people (2 media executives, 1 copy/design)
• Shopify storefront, GA4 and a server-side tracking set up; weekly review with founders
• Blinkit and Amazon ads since 2025, ₹8 lakh a month

Performance Marketing Specialist, Adhwork Digital LLP (agency), New Delhi
Aug 2020 – Mar 2023
• Ran 7 accounts hands on: two apparel labels, a snacks brand, an edtech. Largest budget ₹24 lakh per month.
• Daily bid and budget changes, creative testing, remarketing, reporting

EDUCATION
B.Com (Hons), Delhi Crown College, 2020 – 71%

A CAMPAIGN I LIKE
Monsoon hairfall kit, July 2025: ₹18 lakh in 19 days, 6,900 orders, ROAS 4.1, creative made from customer voice notes.`,
    },
    {
      name: 'harshvardhan-maloo-saree-shop',
      kind: 'gem',
      low: 80,
      high: 92,
      best: 86,
      why: 'A shop manager by title who has bought all Meta and Google ads himself since 2020, at ₹25-38 lakh a month since 2023, with a BBA; only corporate team setting is light.',
      lacks: [],
      cv: `Resume

Name: Harshvardhan Maloo
DOB: 03/09/1996
Native: Jaipur, ready to shift to NCR. Notice: one month (family business, my cousin takes over).

Designation: Partner / Store Manager, Maloo Ethnic House, Johari side bazaar, Jaipur

About: On paper I manage a saree and lehenga shop of my family. In reality I spend eight hours a day inside ad accounts.

What happened, year by year

June 2020. Shop shut for covid. I put up a Shopify site in eleven days and bought my first Facebook ads myself, ₹500 a day, learning from mistakes.
FY 2021-22. Average ad spend ₹9 lakh a month, Facebook/Instagram about 80%, Google Shopping 20%. Online sale ₹3.1 crore.
FY 2022-23. Spend ₹16 lakh a month. Merchant Center feed with 2,400 SKUs, built by me.
FY 2023-24 till today. Spend between ₹25 lakh and ₹38 lakh a month (Oct-Dec higher), half Meta and half Google: search, shopping, performance max. Online turnover last year ₹14.6 crore with 3.6 times return on ads. Nobody else touches the campaigns. I have one boy for photo/reels and one lady for catalogue, both report to me.
I read GA4 each morning and check cost per new customer against margin by category. WhatsApp broadcasts bring 18% of repeat orders. I have tested 300 plus creatives with a simple sheet: hook, price point, model or no model.
Wedding season 2025: ₹41 lakh spent in November, ₹1.72 crore sale, returns only 9%.

Education: BBA, Pink City University, Jaipur, 2017
June 2017 to May 2020: counter sales and purchase in the same shop.

Languages: Hindi, English, Marwari`,
    },
    {
      name: 'rahul-khatana-keywords',
      kind: 'list',
      low: 21,
      high: 36,
      best: 29,
      why: 'A long list of tools and courses, but the only marketing post is a year of Instagram posting; a degree is the one must shown.',
      lacks: ['4 years of hands-on paid campaigns', 'own budget of ₹20 lakh a month'],
      cv: `RAHUL KHATANA - DIGITAL MARKETING EXPERT

Career Objective: To obtain a challenging position as Digital Marketing Manager in a growth-oriented D2C organisation where I can utilise my skills in performance marketing.

Core Skills: Google Ads | Search | Shopping | PMax | Meta Ads | Facebook Ads Manager | Instagram | CAC | ROAS | CRO | Landing page | GA4 | GTM | Attribution | Shopify | WhatsApp marketing | Email automation | SEO | SEM | SMM | Quick commerce | Marketplace ads | Amazon | Budget handling | Team handling | Media planning | Creative strategy | A/B testing | ChatGPT

Certifications: Google Ads Search (online), Google Analytics (online), Meta Blueprint basics, Advanced Digital Marketing Master Program 4 months at Digi Guru Institute, Rohini (2023)

Experience
Digital Marketing Executive - Sunbeam Coaching Classes, Rohini, Delhi - Nov 2023 to Dec 2024
Made posts and reels for Instagram page, replied to comments, festival creatives on Canva, uploaded blogs, supported seniors.
Tele-caller - Loan Junction, Delhi - Feb 2022 to Sep 2023

Education
BA (Programme), distance, 2021, 54%
12th CBSE 2018

Strengths: hard working, quick learner, positive attitude
Declaration: I hereby declare that the above is true to the best of my knowledge.
Place: Delhi`,
    },
    {
      name: 'sneha-purohit-parallel',
      kind: 'overlap',
      low: 60,
      high: 72,
      best: 65,
      why: 'Three parallel engagements add up to two years nine months on the calendar, not the claimed six and a third short of four; budget, degree and sector fit.',
      lacks: ['4 years of hands-on paid campaigns (has about 2 years 9 months)'],
      cv: `Sneha Purohit
Performance marketer with 6+ years of combined experience in Google and Meta Ads
Noida | sneha.purohit@examplemail.in | Immediate joiner

Organisation                     Role                                   Period
Tvacha Labs, Noida               Paid Media Manager (full time)         02/2024 to 10/2026
   Skincare web store. Own Meta and Google budgets, ₹22-26 lakh a month since Sept 2024. ROAS 2.9. One executive under me. Shopify, GA4.
Freelance (evenings/weekends)    Google Ads consultant                  03/2024 to 08/2026
   A dentist chain and a home bakery. Search and lead forms, ₹60,000 to ₹1.5 lakh a month each.
Pahadi Pantry (weekend retainer) Meta Ads                               06/2024 to 09/2025
   Honey and pickles brand, ₹3 lakh a month, sale up 2x in one year.

Earlier
Content writer, Gyaan Ink Media, Noida, 07/2021 to 01/2024. Blogs and product descriptions; no ads work.

B.A. (Hons) English, Yamuna Girls College, 2021

Proud of: Diwali 2025 gifting box for Tvacha. ₹11 lakh over 16 days, 3,870 orders.`,
    },
    {
      name: 'vikrant-solanki-brief',
      kind: 'thin',
      low: 68,
      high: 82,
      best: 75,
      why: 'In 60 words he states dates, budget, channels and a degree that cover every must, but with hardly any detail to trust.',
      lacks: [],
      cv: `Vikrant Solanki, Faridabad. 90000 00377
Currently Performance Lead at Bilona Foods (ghee, own website), since July 2021. I run Google and Meta ads myself, ₹40 lakh monthly, ROAS 3.2, two juniors.
Earlier Media Executive, ClickHaat agency, Noida, 2019-2021, Google and Facebook campaigns for six small clients, daily optimisation.
B.Sc. 2018, Surajkund College.
Notice 30 days. More details on call.`,
    },
  ],
};
