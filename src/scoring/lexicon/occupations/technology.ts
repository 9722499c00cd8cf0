// Technology: occupations and the words that are at home in each. Written by hand from general knowledge of work.
import type { Occupations } from './occupation.ts';

export const TECHNOLOGY: Occupations = {
  frontend_developer: {
    titles: 'front-end developer;frontend engineer;ui developer;frontend-entwickler;développeur front-end',
    words:
      'react;vue.js;angular;typescript;javascript;next.js;redux;html5;css3;sass;tailwind;webpack;vite;storybook;jest;cypress;playwright;responsive design;wcag;core web vitals;lighthouse;design system;single page application;spa;server-side rendering;ssr;hydration;accessibility audit;graphql client;styled components;svelte;dom;cross-browser;micro frontend;pixel perfect;figma handoff;react hooks;npm package;barrierefreiheit;komponentenbibliothek;webentwicklung;intégration web;composants réutilisables;nvda;react query;keyboard navigation;server components;web vitals;testing library;design tokens',
  },
  java_developer: {
    titles: 'java developer;java backend engineer;java-entwickler;développeur java',
    words:
      'spring boot;spring framework;hibernate;jpa;maven;gradle;junit;mockito;kafka;microservices;jvm tuning;kotlin;jakarta ee;j2ee;tomcat;wildfly;rest api;rabbitmq;quarkus;liquibase;flyway;garbage collection;multithreading;spring security;spring data;oauth2;sonarqube;openapi;testcontainers;event-driven architecture;domain-driven design;jdbc;webflux;jsf;softwareentwicklung java;schnittstellenentwicklung;développement java;tests unitaires;softwareentwickler java',
  },
  dotnet_developer: {
    titles: '.net developer;c# developer;asp.net engineer;.net-entwickler;développeur .net',
    words:
      'c#;asp.net core;.net framework;entity framework;linq;blazor;wpf;mvc;web api;sql server;t-sql;azure functions;azure service bus;nunit;xunit;visual studio;nuget;dapper;signalr;razor;iis;winforms;mediatr;cqrs;azure devops pipeline;identityserver;umbraco;sitecore;vb.net;dependency injection;wcf;resharper;polly;.net maui;softwareentwickler c#;webanwendung;développement c#;applications métier',
  },
  python_developer: {
    titles: 'python developer;python backend engineer;django developer;python-entwickler;développeur python',
    words:
      'python;django;flask;fastapi;celery;sqlalchemy;pytest;pydantic;asyncio;poetry;gunicorn;uvicorn;django rest framework;drf;redis;postgresql;alembic;type hints;mypy;web scraping;scrapy;beautifulsoup;wheel packaging;orm queries;rest api;jinja;virtualenv;boto3;ruff;background workers;uwsgi;python-backend;schnittstellen;développement python;api rest',
  },
  data_engineer: {
    titles: 'data engineer;analytics engineer;big data engineer;dateningenieur;ingénieur données',
    words:
      'etl;elt;airflow;dbt;spark;pyspark;databricks;snowflake;redshift;bigquery;kafka;data lake;data lakehouse;delta lake;parquet;data pipeline;dag;change data capture;cdc;glue;kinesis;fivetran;hadoop;hive;iceberg;orchestration of jobs;batch processing;stream processing;flink;data quality checks;great expectations;schema evolution;partitioning;idempotent load;data mesh;backfill;datenpipeline;datenplattform;datenmodellierung;pipelines de données;entrepôt de données;unity catalog;data factory;azure data lake;adls;bronze silver gold;event hubs;lakehouse;streaming ingestion;pipelines in production;ssis migration;data platform',
  },
  data_scientist: {
    titles:
      'data scientist;product data scientist;decision scientist;datenwissenschaftler;scientifique des données',
    words:
      'a/b testing;causal inference;hypothesis testing;scikit-learn;pandas;numpy;xgboost;regression model;churn model;feature engineering;jupyter;uplift modelling;time series forecasting;clustering;bayesian;random forest;propensity score;experimentation;statistical significance;cohort analysis;recommendation model;r studio;tidyverse;lightgbm;shap;cross-validation;segmentation model;predictive modelling;exploratory data analysis;difference-in-differences;north star metric;statistische modellierung;datenanalyse;vorhersagemodell;apprentissage automatique;modélisation prédictive',
  },
  ml_engineer: {
    titles:
      'machine learning engineer;ml engineer;mlops engineer;deep learning engineer;ki-entwickler;ingénieur machine learning',
    words:
      'pytorch;tensorflow;mlflow;kubeflow;sagemaker;vertex ai;model serving;model registry;feature store;gpu cluster;cuda;onnx;triton;distributed training;hyperparameter tuning;computer vision;convolutional network;transformer;inference latency;model drift;quantisation;quantization;ray;training pipeline;object detection;yolo;embeddings;jax;hugging face;mixed precision;neural network;ranking model;model monitoring;maschinelles lernen;neuronale netze;bildverarbeitung;apprentissage profond;réseaux de neurones',
  },
  devops_engineer: {
    titles: 'devops engineer;platform engineer;build and release engineer;devops-ingenieur;ingénieur devops',
    words:
      'ci/cd;jenkins;gitlab ci;github actions;terraform;ansible;helm;kubernetes;docker;argocd;gitops;infrastructure as code;iac;aws;eks;azure pipelines;artifactory;prometheus;grafana;blue-green deployment;canary release;puppet;chef;packer;vault secrets;pulumi;release automation;build pipeline;container registry;nexus;internal developer platform;bash scripting;trunk-based development;istio;automatisierung der bereitstellung;containerisierung;intégration continue;déploiement continu',
  },
  site_reliability_engineer: {
    titles: 'site reliability engineer;sre;production engineer;ingénieur fiabilité',
    words:
      'slo;sli;error budget;on-call rotation;blameless postmortem;incident commander;mttr;observability;prometheus;datadog;grafana;opentelemetry;pagerduty;runbook;toil reduction;capacity planning for clusters;chaos engineering;load shedding;kubernetes;golden signals;autoscaling;latency p99;distributed tracing;jaeger;failover;multi-region;alert fatigue;alertmanager;production readiness review;root cause of outages;rate limiting;circuit breaker;ausfallsicherheit;verfügbarkeit der systeme;haute disponibilité',
  },
  penetration_tester: {
    titles: 'penetration tester;ethical hacker;red teamer;penetrationstester;pentesteur',
    words:
      "burp suite;metasploit;nmap;kali linux;oscp;crest;owasp top 10;sql injection;xss;privilege escalation;lateral movement;cobalt strike;bloodhound;active directory attacks;phishing simulation;red team;purple team;vulnerability assessment;nessus;exploit development;web application testing;reverse engineering;cve;bug bounty;hashcat;mimikatz;social engineering test;payload;osint;check team leader;wireless assessment;scoping of pentest;remediation retest;schwachstellenanalyse;sicherheitsprüfung;eindringtest;test d'intrusion;vulnérabilités",
  },
  ios_developer: {
    titles: 'ios developer;iphone app developer;swift developer;ios-entwickler;développeur ios',
    words:
      'swift;swiftui;uikit;objective-c;xcode;cocoapods;core data;testflight;app store connect;auto layout;swift package manager;storyboard;xctest;push notifications apns;mvvm;viper;arkit;core animation;healthkit;instruments profiling;fastlane;apple human interface guidelines;provisioning profile;in-app purchase;grand central dispatch;widgetkit;ios sdk;watchos;crashlytics;ios app;mobile entwicklung;app-entwicklung;développement mobile;application ios',
  },
  android_developer: {
    titles: 'android developer;android engineer;kotlin developer;android-entwickler;développeur android',
    words:
      'kotlin;jetpack compose;android studio;android sdk;gradle;coroutines;kotlin flow;room database;dagger;hilt;rxjava;play store;google play console;mvvm;espresso;robolectric;material design;apk;app bundle;firebase;workmanager;proguard;viewmodel;livedata;fragments;okhttp;leakcanary;android auto;bluetooth low energy;ndk;android app;app-entwicklung;mobile entwicklung;développement mobile;application android;instrumented tests;play integrity;payment terminal app;kiosk mode',
  },
  embedded_engineer: {
    titles: 'embedded software engineer;firmware engineer;embedded-entwickler;ingénieur logiciel embarqué',
    words:
      'embedded c;rtos;freertos;stm32;arm cortex;microcontroller;spi;i2c;uart;can bus;bare metal;bootloader;jtag;oscilloscope;misra c;autosar;yocto;embedded linux;device driver;interrupt handler;dma;logic analyser;bring-up of boards;zephyr;pic;fpga;vhdl;hardware-in-the-loop;low power modes;over-the-air update;iar;keil;nrf52;iso 26262;mikrocontroller;steuergerät;hardwarenah;treiberentwicklung;logiciel embarqué;microcontrôleur',
  },
  data_analyst: {
    titles: 'data analyst;bi developer;business intelligence analyst;datenanalyst;analyste de données',
    words:
      'power bi;dax;tableau;looker;sql queries;power query;qlik sense;dashboards;kpi dashboard;ssrs;star schema;semantic model;data visualisation;pivot tables;vlookup;ad hoc analysis;google data studio;excel macros;cohort analysis;data cleansing;self-service analytics;funnel analysis;window functions;row-level security;paginated reports;mode analytics;lookml;metrics definition;ssas;data storytelling;trend analysis;kennzahlen;auswertungen;datenauswertung;tableaux de bord;requêtes sql;indicateurs',
  },
  database_administrator: {
    titles: 'database administrator;dba;oracle dba;datenbankadministrator;administrateur de bases de données',
    words:
      'oracle;rman;sql server always on;backup and recovery;index tuning;query plan;data guard;rac;failover cluster;postgresql;mysql;mongodb;tablespace;awr report;performance tuning;stored procedures;pl/sql;goldengate;log shipping;database patching;deadlock;partitioning;exadata;vacuum;schema migration;point-in-time recovery;tde encryption;dbcc;ssms;golden image of database;datensicherung;datenbankadministration;hochverfügbarkeit;sauvegarde de bases;optimisation de requêtes',
  },
  systems_administrator: {
    titles:
      'systems administrator;linux administrator;windows administrator;systemadministrator;administrateur systèmes',
    words:
      'active directory;group policy;gpo;vmware;vsphere;hyper-v;red hat;rhel;ubuntu server;bash;powershell;exchange online;microsoft 365 tenant;patch management;wsus;sccm;intune;veeam;san storage;raid;dns;dhcp;nagios;zabbix;proxmox;server hardening;systemd;ssh;samba;server rack;citrix;entra id;lvm;serveradministration;virtualisierung;systembetreuung;rechenzentrum;parc serveurs;supervision système;fachinformatiker systemintegration',
  },
  network_engineer: {
    titles: 'network engineer;network administrator;cisco engineer;netzwerkadministrator;ingénieur réseau',
    words:
      'cisco;ccna;ccnp;bgp;ospf;vlan;mpls;sd-wan;juniper;firewall rules;fortigate;palo alto;f5 load balancer;switch stack;routing and switching;wireshark;meraki;aruba;wireless site survey;vpn tunnel;ipsec;qos;spanning tree;cisco ios;cisco ise;802.1x;eigrp;nexus switches;solarwinds;structured cabling;packet capture;vxlan;netzwerktechnik;netzwerkinfrastruktur;firewall-administration;commutateur;routage',
  },
  security_analyst: {
    titles: 'security analyst;soc analyst;incident responder;it-sicherheitsanalyst;analyste cybersécurité',
    words:
      'siem;splunk;microsoft sentinel;qradar;edr;crowdstrike;defender for endpoint;threat hunting;mitre att&ck;phishing triage;indicators of compromise;ioc;soar playbook;alert triage;malware analysis;log correlation;yara;sigma rules;threat intelligence;digital forensics;ransomware;kql;vulnerability scanning;qualys;dfir;security+;gcih;security operations centre;containment of hosts;false positive tuning;sicherheitsvorfälle;bedrohungsanalyse;angriffserkennung;réponse à incident;supervision sécurité',
  },
  it_support: {
    titles:
      'help desk technician;it support analyst;service desk analyst;it-supporter;technicien support informatique',
    words:
      'first line support;second line support;ticketing system;password reset;active directory accounts;laptop imaging;desktop support;remote desktop;zendesk;servicenow tickets;sla;hardware replacement;printer fault;software installation;deskside;intune enrolment;mdm;windows 10 rollout;office 365 licences;comptia a+;itil foundation;joiners movers leavers;vpn issue;asset tagging;call logging;teamviewer;first call resolution;docking station;anwenderbetreuung;benutzersupport;störungsannahme;ticketsystem;assistance utilisateurs;poste de travail;dépannage informatique;it-support;helpdesk;technicien support;parc informatique',
  },
  qa_engineer: {
    titles: 'qa engineer;test automation engineer;manual tester;softwaretester;testeur logiciel',
    words:
      'test cases;regression testing;selenium;cypress;playwright;postman;istqb;bug report;jira defects;exploratory testing;smoke test;uat support;cucumber;gherkin;bdd;appium;jmeter;load testing;test automation framework;page object model;sdet;testrail;api testing;defect triage;test coverage;cross-browser testing;zephyr scale;functional testing;test data;testfall;testautomatisierung;fehlerberichte;abnahmetest;cahier de tests;recette fonctionnelle;anomalies',
  },
  product_manager: {
    titles: 'product manager;product owner;head of product;produktmanager;chef de produit digital',
    words:
      'product roadmap;user stories;backlog refinement;product discovery;okr;mvp;acceptance criteria;prioritisation framework;rice scoring;sprint planning;product-market fit;user interviews;product vision;jobs to be done;feature launch;amplitude;mixpanel;go-to-market;activation rate;retention metric;prd;product strategy;cspo;epics;productboard;feature flags;release notes;saas product;north star metric;product backlog;opportunity solution tree;produktvision;anforderungsmanagement;produktstrategie;feuille de route produit;parcours utilisateur',
  },
  ux_designer: {
    titles: 'ux designer;ui designer;product designer digital;ux-designer;designer ux',
    words:
      'figma;wireframe;prototype;user journey;usability testing;design system;user research;information architecture;persona;card sorting;sketch;adobe xd;interaction design;user flow;heuristic evaluation;design sprint;high-fidelity mockup;invision;microinteractions;wcag;design thinking;maze;miro;ui kit;service blueprint;affinity mapping;design critique;component library;accessibility;tree testing;axure;nutzerforschung;benutzeroberfläche;nutzertests;maquettes;tests utilisateurs;ergonomie web',
  },
  sap_consultant: {
    titles: 'sap consultant;sap functional consultant;erp consultant;sap-berater;consultant sap',
    words:
      's/4hana;sap fico;sap mm;sap sd;sap pp;abap;sap fiori;idoc;blueprint workshop;master data migration;sap ecc;sap basis;lsmw;bapi;sap activate;fit-gap analysis;cutover;hypercare;sap ewm;sap hcm;successfactors;sap bw;transport request;solman;user exit;sap ariba;migration cockpit;fit-to-standard;dynamics 365;netsuite;sap-einführung;anwendungsberatung;modulbetreuung;paramétrage sap;déploiement erp',
  },
  business_analyst: {
    titles: "business analyst;it business analyst;systems analyst;anforderungsanalytiker;analyste d'affaires",
    words:
      'requirements elicitation;functional specification;as-is process;to-be process;bpmn;process mapping;gap analysis;user stories;acceptance criteria;stakeholder workshops;uml;use case diagram;brd;frd;moscow prioritisation;traceability matrix;babok;cbap;uat coordination;swimlane;non-functional requirements;data mapping;requirements catalogue;business process modelling;benefits realisation;confluence;wireframes;anforderungsanalyse;lastenheft;pflichtenheft;prozessmodellierung;recueil des besoins;spécifications fonctionnelles',
  },
  it_project_manager: {
    titles:
      'it project manager;scrum master;agile delivery manager;it-projektleiter;chef de projet informatique',
    words:
      "prince2;pmp;scrum;sprint retrospective;daily stand-up;raid log;gantt;kanban;jira;burndown chart;velocity;msp plan;waterfall;safe agile;pi planning;steering committee;project initiation document;change request;critical path;benefits realisation;csm;psm i;impediment removal;go-live cutover;milestone plan;work breakdown structure;highlight report;vendor delivery;pmo governance;projektleitung it;lenkungsausschuss;meilensteine;comité de pilotage;mise en production;projektleiter it;maîtrise d'ouvrage",
  },
};
