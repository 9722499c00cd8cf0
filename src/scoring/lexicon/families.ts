// Occupation families and the words that are at home in each. Written by hand from general knowledge of work.
// The first three words of a family name the occupation itself and weigh more.

/** Words by family, separated by semicolons. */
export const FAMILIES: Record<string, string> = {
  accounting:
    'accountant;accounting;bookkeeper;bookkeeping;general ledger;accounts payable;accounts receivable;reconciliation;journal entries;month end;gaap;audit;auditor;cpa;tax;payroll;quickbooks;balance sheet;invoices;accruals;billing',
  finance:
    'financial analyst;financial analysis;finance;budgeting;forecasting;valuation;equity;portfolio;investment;cfa;treasury;financial modeling;financial reporting;variance analysis;p&l;hedge;securities;capital markets;underwriting',
  banking:
    'teller;bank;banking;branch;loan;loans;mortgage;deposits;credit;cash handling;branch manager;lending;aml;kyc;fraud;cash drawer;personal banker',
  hr: 'human resources;hr;recruiting;recruiter;recruitment;talent acquisition;onboarding;employee relations;benefits administration;hris;compensation;performance management;phr;shrm;staffing;employee engagement;workforce;succession planning;sourcing candidates',
  sales:
    'sales;quota;territory;account executive;prospecting;cold calling;closing;pipeline;b2b;crm;salesforce;retail sales;sales associate;merchandise;upselling;revenue;lead generation;customers;store',
  bizdev:
    'business development;partnerships;strategic partnerships;market expansion;new business;proposals;rfp;deal;alliances;growth strategy;stakeholders;go to market',
  teaching:
    'teacher;teaching;classroom;curriculum;lesson plans;students;instructor;school;education;tutor;grade;pedagogy;learners;principal;faculty;professor;academic',
  healthcare:
    'nurse;nursing;rn;patient;patients;clinical;hospital;medical;healthcare;medication;physician;cna;bls;vital signs;medical records;hipaa;therapy;care plan;icu;diagnosis',
  fitness:
    'fitness;personal trainer;yoga;gym;exercise;nutrition;wellness;workout;group fitness;aerobics;strength training;coach',
  culinary:
    'chef;cook;kitchen;culinary;food preparation;menu;restaurant;sous chef;catering;food safety;recipes;baking;sanitation;servsafe;dining;line cook',
  design:
    'designer;graphic design;photoshop;illustrator;indesign;adobe;typography;branding;layout;ux;ui;creative;visual design;art director;wireframes;figma;sketch;interior design',
  digitalmedia:
    'social media;content;digital marketing;seo;sem;google analytics;email marketing;blog;campaigns;facebook;instagram;video;editing;e-commerce;ecommerce;wordpress;copywriting;adwords',
  marketing:
    'marketing;brand;campaign;market research;product marketing;advertising;promotions;lead generation;marketing strategy;events',
  pr: 'public relations;press releases;media relations;communications;publicity;press;spokesperson;journalist;media outlets;events;newsletter',
  construction:
    'construction;contractor;site;subcontractors;building;blueprints;estimating;project superintendent;concrete;osha;renovation;scheduling;bids;foreman;carpentry;general contractor;autocad',
  it_ops:
    'systems administrator;network;windows server;active directory;cisco;vmware;help desk;technical support;troubleshooting;servers;firewall;lan;wan;tcp/ip;backup;desktop support;hardware;itil;ticketing;dns;dhcp;exchange;information technology',
  software:
    'software engineer;software developer;developer;programming;java;c#;c++;python;javascript;api;rest;object oriented;microservices;git;agile;code;sql;spring;.net;full stack;backend',
  java: 'java;j2ee;spring;spring boot;hibernate;jsp;servlets;struts;jdbc;junit;maven;tomcat;weblogic;jpa;jms;ejb',
  dotnet: '.net;c#;asp.net;mvc;vb.net;entity framework;wcf;visual studio;ado.net;linq;iis',
  python: 'python;django;flask;fastapi;celery;pytest',
  web: 'html;html5;css;css3;javascript;jquery;bootstrap;react;angular;vue;wordpress;php;web designer;web developer;frontend;responsive;ajax;typescript;ui;node',
  datasci:
    'data science;data scientist;machine learning;deep learning;statistics;statistical;pandas;numpy;scikit-learn;tensorflow;keras;pytorch;nlp;natural language processing;neural network;regression;classification;clustering;computer vision;predictive modeling;algorithms;matplotlib;r;data mining',
  bigdata:
    'hadoop;spark;hive;pig;hdfs;mapreduce;kafka;sqoop;hbase;pyspark;yarn;oozie;scala;big data;data lake',
  etl: 'etl;informatica;data warehouse;ssis;datastage;talend;mappings;data warehousing;olap;bi;power bi;tableau;ssrs',
  database:
    'database administrator;dba;oracle;sql server;mysql;postgresql;database;backup and recovery;rman;performance tuning;replication;pl/sql;t-sql;stored procedures;database administration;mongodb;indexing;data guard;asm;rac;clustering;schema',
  devops:
    'devops;docker;kubernetes;jenkins;aws;azure;gcp;terraform;ansible;ci/cd;puppet;chef;cloudformation;linux;bash;shell;monitoring;nagios;prometheus;gitlab;helm;build and release;infrastructure as code;cloud',
  testing:
    'testing;test cases;qa;quality assurance;selenium;test plan;defect;bug;regression testing;manual testing;automation testing;testng;jira;functional testing;test scripts;uat;test strategy;qtp;loadrunner;cucumber;istqb;api testing;postman;test automation;quality control',
  security:
    'security;firewall;siem;vulnerability;penetration testing;ids;ips;palo alto;vpn;soc;incident response;cissp;encryption;threat',
  sap: 'sap;abap;sap hana;fico;sap mm;sap sd;bapi;idoc;smartforms;netweaver;sap bw',
  blockchain: 'blockchain;ethereum;solidity;smart contracts;hyperledger;web3;bitcoin;cryptocurrency',
  ba: 'business analyst;requirements gathering;brd;frd;user stories;use cases;gap analysis;process mapping;stakeholder;functional specifications;uat;business requirements',
  pm: 'project manager;project management;pmp;scrum master;risk management;milestones;budget;stakeholder management;pmo;project plan;deliverables;prince2;program manager',
  operations:
    'operations manager;operations;logistics;supply chain;warehouse;inventory;procurement;vendor management;fulfillment;shipping;distribution;purchasing',
  mechanical:
    'mechanical engineer;mechanical;solidworks;catia;cad;machining;hvac;manufacturing;ansys;thermal;cnc;tooling;maintenance',
  electrical:
    'electrical engineer;electrical;plc;circuit;transformer;wiring;scada;power systems;embedded;pcb;switchgear',
  civil:
    'civil engineer;civil;structural;surveying;staad;quantity;highway;concrete;autocad;site engineer;bbs',
  legal:
    'attorney;lawyer;legal;litigation;counsel;paralegal;contracts;court;law;legal research;compliance;regulatory;juris doctor;jd;drafting;arbitration;advocate',
  customer_service:
    'customer service;call center;customer support;inbound calls;outbound calls;customer satisfaction;complaints;bpo;telephone;escalations;csr;average handle time;customer inquiries',
  admin:
    'administrative assistant;executive assistant;office;calendar;data entry;clerk;filing;scheduling;receptionist;correspondence;travel arrangements;microsoft office;typing',
  aviation: 'aviation;aircraft;pilot;flight;airport;faa;airline;cabin crew;avionics;airframe',
  automotive:
    'automotive;vehicle;mechanic;auto;dealership;repair;technician;automobile;service advisor;brakes',
  agriculture: 'agriculture;farm;crop;livestock;agronomy;soil;irrigation;horticulture;harvest',
  apparel: 'apparel;fashion;merchandising;garment;textile;retail buyer;clothing;stylist;visual merchandising',
  arts: 'artist;arts;music;theatre;dance;museum;gallery;performance;painting;film;photography;exhibition',
  realestate: 'real estate;realtor;property;leasing;tenant;listing;brokerage;property management',
  social:
    'case manager;social work;counselor;community;clients;case management;nonprofit;advocacy;mental health;outreach',
  security_guard:
    'security officer;investigator;investigations;law enforcement;correctional;patrol;surveillance;evidence',
  consulting: 'consultant;consulting;strategy;client engagement;advisory;transformation',
  transport: 'driver;cdl;truck;delivery;route;fleet;dispatch',
};
